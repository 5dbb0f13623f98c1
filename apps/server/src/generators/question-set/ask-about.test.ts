import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findProjectRoot } from '../../platform/project-root.ts';
import { askAbout, inThirdPerson } from './ask-about.ts';
import { leadingQuestion } from './witness-rules.ts';

const folder = join(findProjectRoot(), 'corpus', 'guides');
const elements = readdirSync(folder).flatMap((file) => {
  const [, head = ''] = readFileSync(join(folder, file), 'utf8').split('---\n');
  return (parse(head) as { elements?: string[] }).elements ?? [];
});

describe('asking about an element to prove', () => {
  it('turns "that something was" into an open question about whether it was', () => {
    expect(askAbout('Que hubo un choque')).toBe('¿Qué sabe acerca de si hubo un choque?');
    expect(askAbout('Quién era dueño del otro vehículo')).toBe('¿Quién era dueño del otro vehículo?');
    expect(askAbout('El embarazo')).toBe('¿Qué sabe acerca del embarazo?');
    expect(askAbout('La fecha real de ingreso')).toBe('¿Qué sabe acerca de la fecha real de ingreso?');
    expect(askAbout('Si hay testamento')).toBe('¿Qué sabe acerca de si hay testamento?');
  });

  it('says of whoever claims what the guide says to its reader', () => {
    expect(inThirdPerson('Que trabajabas en relación de dependencia')).toBe(
      'que quien reclama trabajaba en relación de dependencia',
    );
    expect(inThirdPerson('Que la cosa es un bien mueble')).toBe('que la cosa es un bien mueble');
  });

  it('speaks of every element of the corpus without speaking to the reader', () => {
    expect(elements.length).toBeGreaterThan(500);
    const toReader =
      /(?:^|[^\p{L}])(?:tu|tus|te|vos|sos|tenés|podés|compraste|[\p{L}]+(?:abas|rías)|(?!existe|consiste|insiste|asiste|resiste|viste|este|contraste|desgaste)[\p{L}]+(?:aste|iste))(?=[^\p{L}]|$)/u;
    expect(elements.map(askAbout).filter((question) => toReader.test(question))).toEqual([]);
  });

  it('never asks in a way that art. 443 CPCCN does not admit', () => {
    for (const element of elements) {
      const question = askAbout(element);
      expect(question).toMatch(/^¿.+\?$/);
      expect(question).not.toMatch(leadingQuestion);
    }
    expect('¿No es cierto que el auto iba rápido?').toMatch(leadingQuestion);
    expect('El auto iba rápido, ¿verdad?').toMatch(leadingQuestion);
  });
});
