import type { ArticleVersion, TimelineEntry } from '@foja/contracts/sources';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FojaTimeline } from './foja-timeline.tsx';

const version = (id: string, text: string): ArticleVersion => ({
  id,
  text,
  heading: '',
  validFrom: null,
  notes: [],
  repealed: false,
  suspect: false,
  recordedAt: '2026-11-20T00:00:00.000Z',
  supersededAt: null,
});
const entry = (changes: Partial<TimelineEntry>): TimelineEntry => ({
  from: null,
  to: null,
  state: 'text',
  change: null,
  isWhole: true,
  by: null,
  versionId: null,
  ...changes,
});

describe('the history of an article', () => {
  it('shows the newest stretch first, says which text is not held, and compares two texts word by word', async () => {
    const user = userEvent.setup();
    render(
      <FojaTimeline
        versions={[version('ldc:8', 'El plazo es de seis meses.'), version('ldc:8@1', 'El plazo es de tres meses.')]}
        timeline={[
          entry({ to: '1999-02-01', versionId: 'ldc:8@1' }),
          entry({ from: '1999-02-01', to: '2008-04-07', state: 'text-not-held', change: 'replaced' }),
          entry({ from: '2008-04-07', change: 'replaced', by: 'Ley 99.361', versionId: 'ldc:8' }),
        ]}
      />,
    );
    const items = screen.getAllByRole('listitem');
    expect(items[0]).toHaveTextContent('Desde el 07/04/2008');
    expect(items[0]).toHaveTextContent('Sustituido por Ley 99.361. Es el texto vigente');
    expect(items[1]).toHaveTextContent('Foja no tiene el texto de entonces');
    await user.click(screen.getByRole('button', { name: 'Comparar con el que siguió' }));
    expect(screen.getByText('tres').tagName).toBe('DEL');
    expect(screen.getByText('seis').tagName).toBe('INS');
  });
});
