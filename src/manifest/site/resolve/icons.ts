// The icons that the manifest may name. The compiler asks for every name in the schema.
import { createRequire } from 'node:module';
import type { IconName, Manifest } from '../../../model/manifest.generated.ts';
import type { Drawing } from '../../../model/site.ts';

const require = createRequire(import.meta.url);

/** A can with a lid. */
const BIN: Drawing = [
  ['path', { d: 'M3 6h18' }],
  ['path', { d: 'M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2' }],
  ['path', { d: 'M5 6l1 14a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2l1-14' }],
  ['path', { d: 'M10 11v6M14 11v6' }],
];

/** All of them, by their names. */
export function allIcons(): Record<IconName, Drawing> {
  // Loaded late, because no check draws. As an ES module the package is 2,000 files, and this is one.
  const lucide = require('lucide') as typeof import('lucide');
  return {
    award: lucide.Award,
    axe: lucide.Axe,
    banknote: lucide.Banknote,
    bath: lucide.Bath,
    brush: lucide.Brush,
    bin: BIN,
    building: lucide.Building2,
    calendar: lucide.CalendarDays,
    check: lucide.Check,
    clipboard: lucide.ClipboardList,
    clock: lucide.Clock,
    dollar: lucide.DollarSign,
    drill: lucide.Drill,
    droplets: lucide.Droplets,
    factory: lucide.Factory,
    fan: lucide.Fan,
    fence: lucide.Fence,
    flame: lucide.Flame,
    forklift: lucide.Forklift,
    hammer: lucide.Hammer,
    handshake: lucide.Handshake,
    'hard-hat': lucide.HardHat,
    'heart-pulse': lucide.HeartPulse,
    heater: lucide.Heater,
    home: lucide.House,
    key: lucide.Key,
    landmark: lucide.Landmark,
    leaf: lucide.Leaf,
    lightbulb: lucide.Lightbulb,
    mail: lucide.Mail,
    'map-pin': lucide.MapPin,
    'paint-roller': lucide.PaintRoller,
    paintbrush: lucide.Paintbrush,
    'paw-print': lucide.PawPrint,
    phone: lucide.Phone,
    pickaxe: lucide.Pickaxe,
    plug: lucide.Plug,
    recycle: lucide.Recycle,
    school: lucide.School,
    scissors: lucide.Scissors,
    shield: lucide.ShieldCheck,
    'shopping-bag': lucide.ShoppingBag,
    shovel: lucide.Shovel,
    'shower-head': lucide.ShowerHead,
    snowflake: lucide.Snowflake,
    sparkles: lucide.Sparkles,
    sprout: lucide.Sprout,
    store: lucide.Store,
    sun: lucide.Sun,
    thermometer: lucide.Thermometer,
    toilet: lucide.Toilet,
    tractor: lucide.Tractor,
    'tree-pine': lucide.TreePine,
    trees: lucide.Trees,
    truck: lucide.Truck,
    users: lucide.Users,
    utensils: lucide.Utensils,
    wind: lucide.Wind,
    wrench: lucide.Wrench,
    zap: lucide.Zap,
  };
}

/** The drawings of the icons that a manifest names somewhere. */
export function usedIcons(manifest: Manifest): Partial<Record<IconName, Drawing>> {
  const names = new Set<string>();
  collect(manifest, names);
  return Object.fromEntries(Object.entries(allIcons()).filter(([name]) => names.has(name)));
}

function collect(value: unknown, names: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'icon') names.add(String(inner));
    else collect(inner, names);
  }
}
