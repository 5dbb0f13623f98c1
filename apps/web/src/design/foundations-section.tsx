import { BrandMark } from '../design-system/brand-mark.tsx';
import { Section, Specimen } from './specimens.tsx';

const colors = [
  ['Suelo', 'bg-ground'],
  ['Superficie', 'bg-surface'],
  ['Hundido', 'bg-sunken'],
  ['Línea', 'bg-line'],
  ['Línea fuerte', 'bg-line-strong'],
  ['Primario', 'bg-primary'],
  ['Tinta primaria', 'bg-primary-ink'],
  ['Lavado primario', 'bg-primary-wash'],
  ['Secundario', 'bg-secondary'],
  ['Papel', 'bg-paper'],
  ['Resaltado', 'bg-highlight'],
  ['Bien', 'bg-ok'],
  ['Atención', 'bg-warning'],
  ['Peligro', 'bg-danger'],
  ['Información', 'bg-info'],
] as const;

const sizes = [
  ['36', 'text-3xl'],
  ['28', 'text-2xl'],
  ['22', 'text-xl'],
  ['18', 'text-lg'],
  ['16', 'text-base'],
  ['14', 'text-sm'],
  ['12', 'text-xs'],
] as const;

export function FoundationsSection() {
  return (
    <Section id="foundations" title="Marca, colores y letra">
      <Specimen name="Marca, 40 y 24 px">
        <span className="flex items-end gap-3">
          <BrandMark size={40} />
          <BrandMark />
        </span>
      </Specimen>
      <Specimen name="Tintas">
        <p className="text-sm text-ink">Tinta</p>
        <p className="text-sm text-ink-soft">Tinta suave</p>
        <p className="text-sm text-ink-muted">Tinta apagada</p>
      </Specimen>
      <Specimen name="Colores" wide>
        <ul className="flex flex-wrap gap-3">
          {colors.map(([name, className]) => (
            <li key={name} className="w-20 text-xs text-ink-muted">
              <span className={`mb-1 block h-8 rounded-field border border-line ${className}`} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Interfaz (Inter) y texto legal (Source Serif 4)" wide>
        {sizes.map(([px, className]) => (
          <p key={px} className={`flex items-baseline gap-4 ${className}`}>
            <span className="figures w-6 text-xs text-ink-muted">{px}</span>
            <span>Expediente 1.234</span>
            <span className="font-serif">Código Civil</span>
          </p>
        ))}
      </Specimen>
    </Section>
  );
}
