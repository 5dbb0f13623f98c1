import { useState } from 'react';
import { Checkbox } from '../design-system/checkbox.tsx';
import { SegmentedControl } from '../design-system/segmented-control.tsx';
import { Switch } from '../design-system/switch.tsx';
import { Tabs } from '../design-system/tabs.tsx';
import { longSentence } from './long-texts.ts';
import { Section, Specimen } from './specimens.tsx';

const periods = [
  { value: 7, label: '7 días' },
  { value: 30, label: '30 días' },
  { value: 90, label: '90 días' },
];

const tabs = [
  { id: 'text', label: 'Texto', content: <p className="text-sm">El texto vigente del artículo.</p> },
  { id: 'versions', label: 'Versiones', content: <p className="text-sm">Cómo fue antes.</p> },
];

export function ChoicesSection() {
  return (
    <Section id="choices" title="Elecciones">
      <Specimen name="Casilla">
        <Checkbox label="Recordarme" />
      </Specimen>
      <Specimen name="Marcada">
        <Checkbox label="Recordarme" defaultChecked />
      </Specimen>
      <Specimen name="Foco" shown="focus">
        <Checkbox label="Recordarme" />
      </Specimen>
      <Specimen name="Deshabilitada">
        <Checkbox label="Recordarme" disabled defaultChecked />
      </Specimen>
      <Specimen name="Con error y texto largo" wide>
        <Checkbox label={longSentence} required error="Debes aceptar los términos y condiciones" />
      </Specimen>
      <Specimen name="Interruptor" wide>
        <Toggle label="Anonimizar" help="Los nombres se reemplazan antes de enviar." />
      </Specimen>
      <Specimen name="Encendido, con foco" shown="focus" wide>
        <Toggle label="Anonimizar" initial />
      </Specimen>
      <Specimen name="Deshabilitado, con texto largo" wide>
        <Switch label={longSentence} help={longSentence} checked disabled onChange={() => undefined} />
      </Specimen>
      <Specimen name="Una de pocas">
        <Period />
      </Specimen>
      <Specimen name="Foco" shown="focus">
        <Period />
      </Specimen>
      <Specimen name="Pestañas" wide>
        <Tabs label="Partes de la foja" tabs={tabs} />
      </Specimen>
      <Specimen name="Pestañas, foco" shown="focus" wide>
        <Tabs label="Partes de la foja" tabs={tabs} />
      </Specimen>
    </Section>
  );
}

function Toggle({ label, help, initial = false }: { label: string; help?: string; initial?: boolean }) {
  const [checked, setChecked] = useState(initial);
  return <Switch label={label} {...(help ? { help } : {})} checked={checked} onChange={setChecked} />;
}

function Period() {
  const [days, setDays] = useState(7);
  return <SegmentedControl label="Período" value={days} options={periods} onChange={setDays} />;
}
