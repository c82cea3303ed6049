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
  Trash2,
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

const icons: Record<IconName, Drawing> = {
  award: Award,
  banknote: Banknote,
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
  trash: Trash2,
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
