import type { CitationKey } from '../core/result.ts';

/** What people ask limitation of and that is not in the catalogue for a reason that the law, or the corpus, gives. */
export interface OutsideClaim {
  names: string[];
  /** A Spanish sentence that tells why, and what can be said all the same. */
  why: string;
  article: CitationKey | null;
}

export const outsideClaims: readonly OutsideClaim[] = [
  {
    names: ['usucapion', 'prescripcion adquisitiva', 'posesion veinteanal', 'prescripcion adquisitiva larga'],
    why: 'La usucapión no extingue un reclamo: hace adquirir. Pide veinte años de posesión (CCyC 1899), o diez con justo título y buena fe (CCyC 1898).',
    article: 'ccyc:1899',
  },
  {
    names: [
      'reivindicacion',
      'accion reivindicatoria',
      'acciones reales',
      'accion negatoria',
      'accion confesoria',
      'deslinde',
    ],
    why: 'Las acciones reales no prescriben (CCyC 2247), sin perjuicio de que otro adquiera por usucapión.',
    article: 'ccyc:2247',
  },
  {
    names: ['peticion de herencia'],
    why: 'La petición de herencia no prescribe (CCyC 2311), sin perjuicio de la usucapión de cada cosa.',
    article: 'ccyc:2311',
  },
  {
    names: ['particion', 'particion de herencia', 'division de herencia'],
    why: 'La partición de la herencia no prescribe mientras sigue la indivisión (CCyC 2368).',
    article: 'ccyc:2368',
  },
  {
    names: ['division de condominio', 'particion de condominio'],
    why: 'Un condómino puede pedir la partición en cualquier tiempo (CCyC 1997).',
    article: 'ccyc:1997',
  },
  {
    names: [
      'filiacion',
      'reclamacion de filiacion',
      'accion de estado',
      'acciones de estado de familia',
      'reconocimiento de paternidad',
    ],
    why: 'El derecho a reclamar una filiación no prescribe (CCyC 576); la impugnación sí puede caducar: buscala por ese nombre.',
    article: 'ccyc:576',
  },
  {
    names: ['nulidad absoluta'],
    why: 'La nulidad absoluta no se sanea por el paso del tiempo (CCyC 387).',
    article: 'ccyc:387',
  },
  {
    names: ['lesa humanidad', 'delitos de lesa humanidad'],
    why: 'Las acciones civiles por delitos de lesa humanidad no prescriben (CCyC 2560).',
    article: 'ccyc:2560',
  },
  {
    names: ['accion penal', 'delito', 'delitos', 'penal', 'homicidio', 'robo', 'hurto', 'estafa', 'abuso sexual'],
    why: 'La acción penal prescribe según la pena de cada delito (Código Penal, artículo 62), con causas propias de suspensión e interrupción (artículo 67): no se calcula acá.',
    article: 'cp:62',
  },
  {
    names: ['pena', 'prescripcion de la pena'],
    why: 'La pena prescribe según la que se impuso (Código Penal, artículo 65): no se calcula acá.',
    article: 'cp:65',
  },
  {
    names: ['impuestos', 'tributos nacionales', 'impuestos nacionales', 'afip', 'arca', 'deuda impositiva'],
    why: 'Los tributos nacionales se rigen por la ley 11.683, cuyos plazos no están cargados: no se calcula acá.',
    article: null,
  },
  {
    names: [
      'casas particulares',
      'trabajo en casas particulares',
      'empleada domestica',
      'trabajo domestico',
      'creditos laborales de casas particulares',
    ],
    why: 'El trabajo en casas particulares tiene su ley (26.844), cuya regla de prescripción no está cargada: no se calcula acá.',
    article: null,
  },
];
