import {
  BadgeCheck,
  CalendarCheck,
  CircleCheckBig,
  ClipboardCheck,
  FileClock,
  GraduationCap,
  KeyRound,
  type LucideIcon,
  MonitorCheck,
  Presentation,
  RefreshCw,
  ShieldCheck,
  Users,
} from 'lucide-react';
import type { CalendarKind } from '#domain/schedule/calendar.ts';
import type { Tone } from '../kit/tone.ts';

/** How a kind looks; its word always stands beside. What follows from facts is quieter than what people have planned. */
export const LOOKS: Record<CalendarKind, { icon: LucideIcon; tone: Tone }> = {
  audit: { icon: ClipboardCheck, tone: 'error' },
  'management-review': { icon: Presentation, tone: 'info' },
  'access-review': { icon: KeyRound, tone: 'info' },
  renewal: { icon: RefreshCw, tone: 'warning' },
  training: { icon: GraduationCap, tone: 'success' },
  meeting: { icon: Users, tone: 'info' },
  task: { icon: CircleCheckBig, tone: 'success' },
  'document-review': { icon: FileClock, tone: 'neutral' },
  'evidence-expiry': { icon: BadgeCheck, tone: 'warning' },
  warranty: { icon: CalendarCheck, tone: 'neutral' },
  'asset-review': { icon: MonitorCheck, tone: 'neutral' },
  'control-due': { icon: ShieldCheck, tone: 'warning' },
};
