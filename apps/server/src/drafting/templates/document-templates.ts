import type { DocumentKind } from '@foja/contracts/drafting/document-kinds';
import type { DocumentTemplate } from '../template.ts';
import { cartaAlquileres, cartaConsumo, cartaLaboral, cartaPago, telegramaLaboral } from './cartas.ts';
import { boletoCompraventa, compraventaMueble } from './compraventas.ts';
import { convenioAlimentos, convenioRegulador } from './convenios.ts';
import { demandaCobro, demandaDanos } from './demandas.ts';
import { contestacionDemanda, recursoApelacion, solicitudSimple } from './escritos.ts';
import { locacionVivienda } from './locacion-vivienda.ts';
import { mutuo } from './mutuo.ts';
import { poder } from './poder.ts';
import { servicios } from './servicios.ts';

/** The words of each document. */
export const documentTemplates: Readonly<Record<DocumentKind, DocumentTemplate>> = {
  'demanda-danos': demandaDanos,
  'demanda-cobro': demandaCobro,
  'contestacion-demanda': contestacionDemanda,
  'recurso-apelacion': recursoApelacion,
  'solicitud-simple': solicitudSimple,
  'carta-pago': cartaPago,
  'carta-consumo': cartaConsumo,
  'carta-alquileres': cartaAlquileres,
  'carta-laboral': cartaLaboral,
  'telegrama-laboral': telegramaLaboral,
  'locacion-vivienda': locacionVivienda,
  mutuo,
  'compraventa-mueble': compraventaMueble,
  'boleto-compraventa': boletoCompraventa,
  servicios,
  poder,
  'convenio-alimentos': convenioAlimentos,
  'convenio-regulador': convenioRegulador,
};
