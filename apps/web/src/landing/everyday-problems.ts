import {
  BriefcaseBusiness,
  Car,
  HandCoins,
  HeartCrack,
  House,
  type LucideIcon,
  PackageX,
  ScrollText,
  ShieldAlert,
} from 'lucide-react';

export interface EverydayProblem {
  /** As people say it. */
  label: string;
  /** The guide of the corpus that its tile opens, which is a page of the server. */
  guide: string;
  icon: LucideIcon;
}

/** What people come with most: a tile each. */
export const everydayProblems: readonly EverydayProblem[] = [
  { label: 'Me echaron', guide: 'me-despidieron-sin-causa', icon: BriefcaseBusiness },
  { label: 'Alquilo', guide: 'deposito-y-duracion-del-alquiler', icon: House },
  { label: 'Me separo', guide: 'divorcio-de-comun-acuerdo', icon: HeartCrack },
  { label: 'Choqué', guide: 'choque-de-autos', icon: Car },
  { label: 'Compré algo fallado', guide: 'producto-fallado', icon: PackageX },
  { label: 'Me deben plata', guide: 'preste-plata-sin-papel', icon: HandCoins },
  { label: 'Herencia', guide: 'iniciar-la-sucesion', icon: ScrollText },
  { label: 'Sufro violencia', guide: 'violencia-de-genero-pedir-medidas', icon: ShieldAlert },
];
