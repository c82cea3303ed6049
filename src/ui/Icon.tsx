// The icons that the manifest may name. The compiler asks for every name in the schema.
import {
  Award,
  Banknote,
  Building2,
  CalendarDays,
  Check,
  ClipboardList,
  Clock,
  DollarSign,
  Factory,
  Hammer,
  Handshake,
  HardHat,
  HeartPulse,
  House,
  Landmark,
  Leaf,
  Mail,
  MapPin,
  Phone,
  Recycle,
  School,
  ShieldCheck,
  ShoppingBag,
  Sparkles,
  Store,
  Tractor,
  Trees,
  Truck,
  Users,
  Utensils,
  Wrench,
} from 'lucide';
import { createElement } from 'react';
import type { IconName } from '../model/manifest.generated.ts';

/** A drawing as its elements: the name of each, and its attributes. */
export type Drawing = [name: string, attributes: Record<string, unknown>][];

/** A can with a lid. */
const BIN: Drawing = [
  ['path', { d: 'M3 6h18' }],
  ['path', { d: 'M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2' }],
  ['path', { d: 'M5 6l1 14a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2l1-14' }],
  ['path', { d: 'M10 11v6M14 11v6' }],
];

const icons: Record<IconName, Drawing> = {
  award: Award,
  banknote: Banknote,
  bin: BIN,
  building: Building2,
  calendar: CalendarDays,
  check: Check,
  clipboard: ClipboardList,
  clock: Clock,
  dollar: DollarSign,
  factory: Factory,
  hammer: Hammer,
  handshake: Handshake,
  'hard-hat': HardHat,
  'heart-pulse': HeartPulse,
  home: House,
  landmark: Landmark,
  leaf: Leaf,
  mail: Mail,
  'map-pin': MapPin,
  phone: Phone,
  recycle: Recycle,
  school: School,
  shield: ShieldCheck,
  'shopping-bag': ShoppingBag,
  sparkles: Sparkles,
  store: Store,
  tractor: Tractor,
  trees: Trees,
  truck: Truck,
  users: Users,
  utensils: Utensils,
  wrench: Wrench,
};

interface Props {
  /** In pixels. */
  size?: number;
}

/** A decorative icon that the manifest names. The words beside it carry the meaning. */
export function Icon({ name, size = 20 }: Props & { name: IconName }) {
  return <Glyph drawing={icons[name]} size={size} />;
}

/** A decorative icon of the site's own controls. Its strokes are set in GlobalStyle, once for all icons. */
export function Glyph({ drawing, size = 20 }: Props & { drawing: Drawing }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {drawing.map(([name, attributes], index) =>
        createElement(name, { key: index, ...attributes }),
      )}
    </svg>
  );
}
