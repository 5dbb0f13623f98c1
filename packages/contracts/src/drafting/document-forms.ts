import type { DocumentKind } from './document-kinds.ts';
import type { DocumentForm } from './form.ts';
import { boletoCompraventa } from './forms/boleto-compraventa.ts';
import { cartaAlquileres } from './forms/carta-alquileres.ts';
import { cartaConsumo } from './forms/carta-consumo.ts';
import { cartaLaboral } from './forms/carta-laboral.ts';
import { cartaPago } from './forms/carta-pago.ts';
import { compraventaMueble } from './forms/compraventa-mueble.ts';
import { contestacionDemanda } from './forms/contestacion-demanda.ts';
import { convenioAlimentos } from './forms/convenio-alimentos.ts';
import { convenioRegulador } from './forms/convenio-regulador.ts';
import { demandaCobro } from './forms/demanda-cobro.ts';
import { demandaDanos } from './forms/demanda-danos.ts';
import { locacionVivienda } from './forms/locacion-vivienda.ts';
import { mutuo } from './forms/mutuo.ts';
import { poder } from './forms/poder.ts';
import { recursoApelacion } from './forms/recurso-apelacion.ts';
import { servicios } from './forms/servicios.ts';
import { solicitudSimple } from './forms/solicitud-simple.ts';
import { telegramaLaboral } from './forms/telegrama-laboral.ts';

/** The form of each document. Loaded with the drafting screen only: no other screen may import it. */
export const documentForms: { readonly [Kind in DocumentKind]: DocumentForm<Kind> } = {
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
