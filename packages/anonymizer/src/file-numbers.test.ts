import { expect, it } from 'vitest';
import { found } from './testing.ts';

it('replaces file numbers that hold a folio, a letter, the year or the court', () => {
  expect(found('Expte. Nº 413 – Fº 96 – Año 2021')).toEqual(['expediente: 413 – Fº 96 – Año 2021']);
  expect(found('causa 5.118 del año 2019')).toEqual(['expediente: 5.118 del año 2019']);
  expect(found('Expte. "R" 2207/20')).toEqual(['expediente: 2207/20']);
  expect(found('la guarda tramita en JVAFA2 EXP 5120/2018')).toEqual(['expediente: JVAFA2 EXP 5120/2018']);
  expect(found('Solicitado por: Juzgado de Familia N° 2, causa MO-42.118-2021')).toEqual([
    'expediente: MO-42.118-2021',
  ]);
  expect(found('CUIJ: 13-04411223-5 (020301-118844)')).toEqual(['expediente: 13-04411223-5 (020301-118844)']);
});

it('replaces those of prosecutors and offices', () => {
  expect(found('Se desiste de la denuncia N° MPF-RW 31.208')).toEqual(['expediente: MPF-RW 31.208']);
  expect(found('EXPTE. POLICIAL 118/22-4410-E/2021')).toEqual(['expediente: 118/22-4410-E/2021']);
  expect(found('Se reclamó: nota E-3317/2022.')).toEqual(['expediente: E-3317/2022']);
  expect(found('Expte. EX2021-441203-GCABA')).toEqual(['expediente: EX2021-441203-GCABA']);
  expect(found('se concilió ante el SECLO 2022/31408')).toEqual(['expediente: SECLO 2022/31408']);
});

it('replaces a bare number beside a caption, and the others of a list', () => {
  expect(found('"Lucero s/ SUCESORIO" – N° 21.447')).toContain('expediente: 21.447');
  expect(found('causa 31408 "Lucero s/ hurto"')).toContain('expediente: 31408');
  expect(found('exptes. 31.120, 31.121/20 y 31.122/20')).toEqual([
    'expediente: 31.120',
    'expediente: 31.121/20',
    'expediente: 31.122/20',
  ]);
});

it('replaces numbers that a scan misread, and one right behind "autos"', () => {
  expect(found('Expte. BB-7l12-2O19')).toEqual(['expediente: BB-7l12-2O19']);
  expect(found('en autos 152.907 se resolvió')).toEqual(['expediente: 152.907']);
});

it('keeps dates, invoices and the numbers of rulings that are cited', () => {
  expect(found('la nota del 12/05/2022 y la factura A-0001-00004412')).toEqual([]);
  expect(found('el precedente citado, causa LM-31.704-2015')).toEqual([]);
});

it('replaces the further forms of staff files and medical records', () => {
  expect(found('Nº de agente 31.204')).toEqual(['legajo: 31.204']);
  expect(found('L.U. 31.204/19')).toEqual(['legajo: 31.204/19']);
  expect(found('Registro hospitalario 31.204')).toEqual(['legajo: 31.204']);
  expect(found('Historia 4471 (Hospital Central)')).toEqual(['legajo: 4471']);
  expect(found('Benef. ANSES 12 0 4417120 0')).toEqual(['legajo: 12 0 4417120 0']);
});

it('reads columns of records and files', () => {
  const rows = found('Paciente | HC | Sala\nLucero, Omar | 31.120 | 3\nVidela, Inés | 31.121 | 4');
  expect(rows).toContain('legajo: 31.120');
  expect(rows).toContain('legajo: 31.121');
});
