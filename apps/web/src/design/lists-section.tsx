import { useState } from 'react';
import { Badge } from '../design-system/badge.tsx';
import { FojaSheet } from '../design-system/foja-sheet.tsx';
import { Pagination } from '../design-system/pagination.tsx';
import { ScrollRegion } from '../design-system/scroll-region.tsx';
import { Cell, HeadCell, SortHeadCell, type SortOrder, Table } from '../design-system/table.tsx';
import { longWords, unbroken } from './long-texts.ts';
import { Section, Specimen } from './specimens.tsx';

const people = [
  { email: 'ana@estudio.example', plan: 'Premium', uses: '1.250' },
  { email: unbroken, plan: 'Free', uses: '7' },
];

export function ListsSection() {
  const [order, setOrder] = useState<SortOrder>('asc');
  const rows = order === 'asc' ? people : people.toReversed();
  return (
    <Section id="lists" title="Tablas y páginas">
      <Specimen name="Tabla" wide>
        <Table
          caption="Cuentas"
          head={
            <>
              <SortHeadCell order={order} onSort={() => setOrder(order === 'asc' ? 'desc' : 'asc')}>
                Email
              </SortHeadCell>
              <HeadCell>Plan</HeadCell>
              <SortHeadCell align="right" order={null} onSort={() => setOrder('asc')}>
                Usos
              </SortHeadCell>
            </>
          }
        >
          {rows.map(({ email, plan, uses }) => (
            <tr key={email}>
              <Cell>{email}</Cell>
              <Cell>
                <Badge tone="brand">{plan}</Badge>
              </Cell>
              <Cell align="right">{uses}</Cell>
            </tr>
          ))}
        </Table>
      </Specimen>
      <Specimen name="Encabezado con foco" shown="focus" wide>
        <Table
          caption="Normas"
          head={
            <SortHeadCell order="desc" onSort={() => setOrder('asc')}>
              Norma
            </SortHeadCell>
          }
        >
          <tr>
            <Cell>{longWords}</Cell>
          </tr>
        </Table>
      </Specimen>
      <Specimen name="Primera página" wide>
        <Pages page={1} total={1_250} />
      </Specimen>
      <Specimen name="Última página" wide>
        <Pages page={50} total={1_250} />
      </Specimen>
      <Specimen name="Una sola página" wide>
        <Pages page={1} total={3} />
      </Specimen>
    </Section>
  );
}

function Pages({ page, total }: { page: number; total: number }) {
  const [current, setCurrent] = useState(page);
  return <Pagination what="usuarios" page={current} pageSize={25} total={total} onPage={setCurrent} />;
}

export function FojaSection() {
  return (
    <Section id="foja" title="Foja y parte que se desplaza">
      <Specimen name="Con número" wide>
        <FojaSheet number="12">
          <h3 className="pr-12 font-serif text-lg">art. 1757 CCyC</h3>
          <p className="legal-prose mt-3">
            Toda persona responde por el daño causado por el riesgo o vicio de las cosas.
          </p>
        </FojaSheet>
      </Specimen>
      <Specimen name="Sin número" wide>
        <FojaSheet number={null}>
          <p className="font-serif">{longWords}</p>
        </FojaSheet>
      </Specimen>
      <Specimen name="Se desplaza por teclado" wide>
        <ScrollRegion
          label="Texto que se desplaza"
          className="h-20 overflow-y-auto rounded-card border border-line p-3"
        >
          {Array.from({ length: 4 }, (_, index) => index + 1).map((line) => (
            <p key={line} className="text-sm">{`${line}. ${longWords}`}</p>
          ))}
        </ScrollRegion>
      </Specimen>
    </Section>
  );
}
