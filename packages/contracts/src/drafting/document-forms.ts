import type { DocumentKind } from './document-kinds.ts';
import type { DocumentForm } from './form.ts';
import { amparo } from './forms/amparo.ts';
import { amparoSalud } from './forms/amparo-salud.ts';
import { beneficioLitigar } from './forms/beneficio-litigar.ts';
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
import { demandaEjecutiva } from './forms/demanda-ejecutiva.ts';
import { demandaLaboral } from './forms/demanda-laboral.ts';
import { expresionAgravios } from './forms/expresion-agravios.ts';
import { inicioSucesion } from './forms/inicio-sucesion.ts';
import { locacionComercial } from './forms/locacion-comercial.ts';
import { locacionVivienda } from './forms/locacion-vivienda.ts';
import { medidaCautelar } from './forms/medida-cautelar.ts';
import { mutuo } from './forms/mutuo.ts';
import { poder } from './forms/poder.ts';
import { queja } from './forms/queja.ts';
import { recursoApelacion } from './forms/recurso-apelacion.ts';
import { recursoExtraordinario } from './forms/recurso-extraordinario.ts';
import { servicios } from './forms/servicios.ts';
import { solicitudSimple } from './forms/solicitud-simple.ts';
import { telegramaLaboral } from './forms/telegrama-laboral.ts';

/** The form of each document. Loaded with the drafting screen only: no other screen may import it. */
export const documentForms: { readonly [Kind in DocumentKind]: DocumentForm<Kind> } = {
  'demanda-danos': demandaDanos,
  'demanda-cobro': demandaCobro,
  'demanda-laboral': demandaLaboral,
  'demanda-ejecutiva': demandaEjecutiva,
  'inicio-sucesion': inicioSucesion,
  'contestacion-demanda': contestacionDemanda,
  'solicitud-simple': solicitudSimple,
  'recurso-apelacion': recursoApelacion,
  'expresion-agravios': expresionAgravios,
  'recurso-extraordinario': recursoExtraordinario,
  queja,
  amparo,
  'amparo-salud': amparoSalud,
  'medida-cautelar': medidaCautelar,
  'beneficio-litigar': beneficioLitigar,
  'carta-pago': cartaPago,
  'carta-consumo': cartaConsumo,
  'carta-alquileres': cartaAlquileres,
  'carta-laboral': cartaLaboral,
  'telegrama-laboral': telegramaLaboral,
  'locacion-vivienda': locacionVivienda,
  'locacion-comercial': locacionComercial,
  mutuo,
  'compraventa-mueble': compraventaMueble,
  'boleto-compraventa': boletoCompraventa,
  servicios,
  poder,
  'convenio-alimentos': convenioAlimentos,
  'convenio-regulador': convenioRegulador,
};
