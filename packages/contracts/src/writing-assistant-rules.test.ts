import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActorRole } from './roles.ts';
import {
  type AgentStates,
  abbreviateCourt,
  agentMarks,
  citationText,
  completedAgents,
  countAnalysisResults,
  countDatabaseResults,
  defaultAssistantSettings,
  furtherAgents,
  isAssistantSettings,
  mayChooseModel,
  noResultsText,
  originalLink,
  pendingAgents,
  searchConfigOf,
  transformationSteps,
} from './writing-assistant-rules.ts';

describe('the court of a citation', () => {
  it.each([
    ['Corte Suprema de Justicia de la Nación', 'CSJN'],
    ['CORTE SUPREMA DE JUSTICIA DE LA NACION', 'CSJN'],
    ['CSJN', 'CSJN'],
    ['Tribunal Superior de Justicia de Córdoba', 'TS'],
    ['Superior Tribunal de Justicia de Corrientes', 'TS'],
    ['Cámara Federal de Apelaciones de Rosario', 'CFed.'],
    ['CAMARA FEDERAL DE CASACION PENAL', 'CFed.'],
    ['Cámara Nacional de Apelaciones en lo Civil y Comercial Federal', 'CFed.'],
    ['Juzgado Federal de Primera Instancia N.º 2 de Salta', 'JFed.'],
    ['Cámara Nacional de Apelaciones en lo Civil, Sala K', 'CCiv.'],
    ['Cámara de Apelaciones en lo Civil y Comercial de San Isidro', 'CCiv.'],
    ['Cámara Nacional de Apelaciones en lo Comercial', 'CCom.'],
    ['CÁMARA NACIONAL DE APELACIONES DEL TRABAJO', 'CLab.'],
    ['Cámara Laboral de Rosario', 'CLab.'],
    ['Cámara Nacional de Apelaciones en lo Criminal y Correccional', 'CNav.'],
  ])('%s is abbreviated to %s', (name, abbreviation) => {
    expect(abbreviateCourt(name)).toBe(abbreviation);
  });

  it.each([
    ['Suprema Corte de Justicia de la Provincia de Buenos Aires', 'Suprema Corte d…'],
    // The highest court of a province is not the one of the nation.
    ['Corte Suprema de Justicia de Santa Fe', 'Corte Suprema d…'],
    ['Cámara Nacional Electoral', 'Cámara Nacional…'],
    ['Juzgado de Paz de Luján', 'Juzgado de Paz…'],
    ['Juzgado de Paz', 'Juzgado de Paz'],
    ['Tribunal de 15c', 'Tribunal de 15c'],
    [null, 'Tribunal'],
    ['', 'Tribunal'],
    ['   ', 'Tribunal'],
  ])('%s without an abbreviation of its own is %s', (name, shown) => {
    expect(abbreviateCourt(name)).toBe(shown);
  });

  it('is never empty and never longer than 15 characters and an ellipsis', () => {
    fc.assert(
      fc.property(fc.option(fc.string({ unit: 'grapheme', maxLength: 80 })), (court) => {
        const shown = Array.from(abbreviateCourt(court));
        expect(shown.length).toBeGreaterThan(0);
        expect(shown.length).toBeLessThanOrEqual(16);
        if (shown.length === 16) expect(shown.at(-1)).toBe('…');
      }),
    );
  });
});

describe('the citation of a result', () => {
  const ruling = {
    title: 'Aquino c/ Cargo',
    citation: 'Fallos: 327:3753',
    court: 'Corte Suprema de Justicia de la Nación',
    date: '2004-09-21',
  };

  it('is the one that it brings, where that differs from the title', () => {
    expect(citationText(ruling)).toBe('Fallos: 327:3753');
  });

  it.each([
    ['none is brought', { citation: null }],
    ['a blank one is', { citation: '  ' }],
    ['it says what the title says', { citation: 'Aquino c/ Cargo' }],
    ['it differs in blanks and case alone', { citation: ' AQUINO  c/ Cargo ' }],
  ])('is title, abbreviated court and year where %s', (_where, part) => {
    expect(citationText({ ...ruling, ...part })).toBe('Aquino c/ Cargo, CSJN, 2004');
  });

  it('has no year where the date is not known, and says Tribunal for a missing court', () => {
    expect(citationText({ title: 'A c/ B', citation: null, court: null, date: null })).toBe('A c/ B, Tribunal');
    expect(citationText({ title: 'A c/ B', citation: null, court: null, date: 'sin fecha' })).toBe('A c/ B, Tribunal');
  });

  it('either is the given one or begins with the title and ends with the year', () => {
    const year = fc.integer({ min: 1863, max: 2026 });
    const words = fc.string({ minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(words, fc.option(words), fc.option(words), year, (title, citation, court, foundYear) => {
        const text = citationText({ title, citation, court, date: `${foundYear}-02-01` });
        const isGiven = text === citation?.trim() && text !== title;
        expect(isGiven || (text.startsWith(title.trim()) && text.endsWith(`, ${foundYear}`))).toBe(true);
      }),
    );
  });
});

describe('the settings', () => {
  const wide = { model: 'gpt-4' as const, maxResults: 30, sources: { federal: true, sumarios: false } };

  it('are the free model, five results and both databases where nothing was chosen', () => {
    expect(searchConfigOf(defaultAssistantSettings, 'User')).toEqual({
      model: 'gpt-3.5-turbo',
      maxResults: 5,
      sources: ['saij-federal', 'saij-sumarios'],
    });
  });

  it.each(['Professional', 'Premium', 'Admin', 'SuperAdmin'] as const)('are asked as chosen by a %s', (role) => {
    expect(searchConfigOf(wide, role)).toEqual({ model: 'gpt-4', maxResults: 30, sources: ['saij-federal'] });
    expect(mayChooseModel(role, 'gpt-4-turbo')).toBe(true);
  });

  it.each(['User', 'Guest'] as const)('are forced back to the free model and five results for a %s', (role) => {
    expect(searchConfigOf(wide, role)).toEqual({ model: 'gpt-3.5-turbo', maxResults: 5, sources: ['saij-federal'] });
    expect(mayChooseModel(role, 'gpt-4')).toBe(false);
    expect(mayChooseModel(role, 'gpt-3.5-turbo')).toBe(true);
  });

  it('never leave the bounds of the role, whatever was kept', () => {
    const roles: ActorRole[] = ['Guest', 'User', 'Professional', 'Premium', 'Admin', 'SuperAdmin'];
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...roles), (maxResults, role) => {
        const asked = searchConfigOf({ ...defaultAssistantSettings, maxResults }, role).maxResults;
        expect(asked).toBeGreaterThanOrEqual(5);
        expect(asked).toBeLessThanOrEqual(role === 'User' || role === 'Guest' ? 5 : 50);
      }),
    );
  });

  it.each([
    null,
    'texto',
    {},
    { ...defaultAssistantSettings, model: 'gpt-9' },
    { ...defaultAssistantSettings, maxResults: '5' },
    { ...defaultAssistantSettings, maxResults: 5.5 },
    { ...defaultAssistantSettings, sources: null },
    { ...defaultAssistantSettings, sources: { federal: true } },
  ])('are not whole: %j', (value) => {
    expect(isAssistantSettings(value)).toBe(false);
  });

  it('are whole after going through JSON', () => {
    expect(isAssistantSettings(JSON.parse(JSON.stringify(defaultAssistantSettings)))).toBe(true);
  });
});

describe('the three agents', () => {
  it('move on at half a second, two seconds and three and a half', () => {
    expect(agentMarks).toEqual([
      { atMs: 500, states: ['running', 'pending', 'pending'] },
      { atMs: 2_000, states: ['completed', 'running', 'pending'] },
      { atMs: 3_500, states: ['completed', 'completed', 'running'] },
    ]);
  });

  it('never go back, in whatever order marks and news come', () => {
    const state = fc.constantFrom('pending', 'running', 'completed');
    const states = fc.tuple(state, state, state) as fc.Arbitrary<AgentStates>;
    fc.assert(
      fc.property(states, states, (one, other) => {
        const both = furtherAgents(one, other);
        expect(both).toEqual(furtherAgents(other, one));
        expect(furtherAgents(both, one)).toEqual(both);
        expect(furtherAgents(both, completedAgents)).toEqual(completedAgents);
        expect(furtherAgents(pendingAgents, both)).toEqual(both);
      }),
    );
  });

  it('count what the analysis gave, and what the federal and the summaries database gave', () => {
    const results = ['Análisis legal IA', 'SAIJ federal', 'SAIJ sumarios', 'Texto oficial del fallo'].map((source) => ({
      source,
    }));
    expect(countAnalysisResults(results)).toBe(1);
    expect(countDatabaseResults(results)).toBe(2);
  });
});

describe('what the panel says', () => {
  it('names the query that found nothing, in the words of the specification', () => {
    expect(noResultsText('despido')).toBe(
      'No se encontraron resultados para "despido". Intenta con términos diferentes.',
    );
  });

  it('takes four steps for a transformation, of 800, 1200, 600 and 400 ms', () => {
    expect(transformationSteps.map(({ delayMs }) => delayMs)).toEqual([800, 1_200, 600, 400]);
  });

  it.each([
    ['https://www.saij.gob.ar/x/1', true],
    ['http://www.saij.gob.ar/x/1', false],
    ['javascript:alert(1)', false],
    ['https://', false],
    ['//otro.example', false],
    ['', false],
    [null, false],
  ])('links to %s: %s', (url, follows) => {
    expect(originalLink(url)).toBe(follows ? url : null);
  });
});
