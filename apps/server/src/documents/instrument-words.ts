import { fold } from '@foja/legal-text/fold';
import { documentTerms } from './document-terms.ts';

/**
 * How people ask for a thing, and how papers call it. Each line: words of the question, a colon, words that the paper may use instead.
 * Said of papers and not of the law, so that the search of articles does not learn from it.
 */
const lines = `
garante garantia: fiador fianza codeudor garante
dueño dueña dueños: propietario titular locador locadora
dueño dueña: vendedor
inquilino inquilina inquilinos: locatario locataria locatarios
alquiler alquilan: canon locacion locativo
irse antes: resolver resolucion rescindir rescision preaviso anticipada
irse: resolver rescindir
corta cortar: resolver resolucion terminado terminacion rescindir
renuevan renovar renueva: renovacion prorroga
arreglar arreglo arreglarlo arregla: reparacion reparar reparaciones conservacion trabajos
rompio romper roto rompieron: rotura desperfecto deterioro dañado averia
caño caños: cañeria cañerias
pierde perdida: fuga filtracion rotura
humedad: filtracion
perdonar perdonarselo perdonarle: condonar condonacion quita
moroso morosos: deuda adeuda mora
atrasa atraso atrasado: mora moratorio
tarde: mora vencida vencido vencimiento
interes: devenga tasa
multar multa multarlo: sancionada sancion penalidad
avisar avisarle avisa: aviso notificar notificacion fehaciente intimacion preaviso comunicar
anticipacion anticipada: preaviso anticipacion
citar citan: convoca convocatoria convocar
cambiar cambio modificar: modificacion reforma
mayoria: tercios mayoria unanimidad votos
mandar poder representar: representar representado carta mandatario apoderado
votar votacion vote: voto vota votos
opuso oponer: contra disidencia
vecino vecinos: propietario propietarios unidad
negocio: local comercio
departamento depto: unidad inmueble vivienda
edificio: consorcio edificio
publicar plataforma temporario: alquiler temporario ofrecer noches
seguro aseguradora: poliza asegurador asegurado cobertura
cubierto cubre cobertura: cubren cubre amparado cobertura
demanda demandaron: demanda cedula notificada
pone franquicia: cargo franquicia descubierto
espera esperar: plazo transcurridos
plazo tiempo: plazo dias termino
recupera plata: descontar descontarla reintegro reembolso
plata: dinero suma
quedarse: retener imputarse deduccion
quedarse vivienda dejo: ocupando desocupar ocupa
deposito: garantia deposito
responde responder responsable: responsable solidario responsabilidad
pasar: ceder cesion transferir
sociedad: sociedad controle
queda hereda: dejo lego legado asigno adjudico
herederos: hijos herederos legitima
ejecuta ejecutor: albacea
suple suplente reemplaza: quisiera pudiera sustituto
cobra cobrar cobro: percibira honorarios percibe neto
costa playa: mar
campo: hectareas campo
defectos ocultos: vicios redhibitorios
vendio vendedor: vendedor
compro: comprador compradora
entrega: posesion entrega tradicion
exclusividad: exclusividad zona
compra comprar comprarle: comprar recomprar recomprara
mercaderia: stock mercaderia
flete: flete transporte
descuento descontar: bonificacion descuento
retuvo retuvieron: embargo descuento retencion deduccion
adelanto adelantos: anticipo
mano: neto bolsillo
horas extra extras: suplementarias horas
acepto aceptar: disconformidad conforme conformidad
aguinaldo: sac
echaron despidieron: despido
abandono abandonado: abandono intimacion
sueldo: haberes remuneracion salario
medico: perito medico
juez jueza: juzgado sentencia
produjo causa causo: proviene origen causado
cuesta costo sale: presupuesto precio importe
jubilo jubilado: jubilacion
fritas papas freidora frito: frituras fritura
mascotas perro gato: animales mascota
mascota mascotas animal animales: gato gatos perro perros mascota animales
estacionar auto: cochera vehiculo
ruido musica: ruidos molestos
reclamo reclamar quejarse: reclamarse reclamo comprende
socio: socio accionista solidario
confidencial secreto: confidencialidad reserva
competir competencia: exclusividad competencia
firma firmo: suscribe firma
multa atraso obra: penalidad dia demora
empezar comienza empieza: comienzo inicio comenzar
termina fin: vencimiento terminacion
aumenta aumento sube: ajuste actualizacion incremento
banco cuenta: deposito transferencia cuenta
obra: obra trabajos
hijo hija hijos: hijo hijos descendientes
esposa esposo marido mujer: conyuge
gastos: gastos expensas costas
abogado abogada honorarios: honorarios letrado patrocinante
castigo castiga: multa penalidad pena sancion
demora jornada tardanza: atraso mora dia demora
techo tope limite: maximo tope hasta
romper rompe: resolver resolucion rescindir
frenar freno parar paro: paralizar suspender interrumpir
arrepentir arrepienten arrepiente: desistir desistimiento
mostrar muestra mostrando: exhibir exhibira acompañar
comprobante comprobantes: formulario recibo constancia
cargas sociales: registrado aportes formularios
borracho tomado bebido: alcohol alcoholemia
lastima lastimar lesiona: daño lesiones damnificado
victima peaton: tercero damnificado
apagado prendido encendido: activo instalado
roban robaron robo: robo hurto
nafta gasoil: combustible
camioneta coche: automotor vehiculo rodado
prepaga obra social: cobertura medica
trabajo empleo consigue: empleo trabajo
clases universidad profesor: docencia enseñanza
campeonato partido: torneo torneos
terminar tarde noche: madrugada horario extender
avisar aviso cuanto tiempo: comunicar comunique anticipacion antelacion
cerramiento ruido: acustico panel
estacionamiento lugar estacionar: cochera cocheras
maquina aparato equipo: equipo
expulsar expulsan echar echan: expulsion exclusion
apela apelar: recurso recurrir recurrira
vender sede vende: venta inmueble enajenar
baja darlo darla: cesantia baja
seca sequia: sequia granizo
vacas animales hacienda: pastoreo hacienda
maneja manejar administra: administrar fiduciario administrador
sobra sobre remanente: remanente saldo
ganancia ganancias repartir reparte: dividendos utilidad reserva
perro labrador guia: animales asistencia perros
sueldo retribucion: haberes remuneracion salario
faltante sacaron: descuento retencion
aconsejan recomienda: indicaciones recomiendo reposo licencia
volver vuelve: reintegro reincorporacion
desalojar irse vaya: desalojar desocupar
bloqueada bloqueado: deposito fijo orden
stock mercaderia sobrante: existencia existencias inventario
airbnb booking: temporario temporada alquiler lapsos alquilar alojamiento
novio novia pareja convive: conviviere conviviente convivencia conviviera
chicos nenes pibes hijos: menor menores hijos niños
exterior afuera extranjero: pais exterior internacional
vacaciones feriado licencia: vacaciones descanso licencia
visita visitas ver: comunicacion contacto retirara regimen
mantencion manutencion cuota: alimentos cuota alimentaria
casa vivienda departamento: inmueble vivienda unidad
mudar mudarse muda: domicilio traslado residencia
vender venta vendamos: enajenar transferir transferencia disponer ceder fondo
alquilar subalquilar: locacion sublocar subarrendar ceder
prestar prestarlo dejarle: prestarlo comodato terceros ceder
cancelar adelantar precancelar: cancelacion anticipada precancelacion
credito prestamo hipoteca: mutuo prestamo credito hipotecario capital
sube subio suba: excediere aumento ajuste actualizacion variacion
sueldos salarios: salarial haberes remuneraciones
tasa intereses: interes punitorio compensatorio moratorio
ejecutar rematar: vencido caducidad exigible ejecucion
escribano notario: esc escribania escritura
seña anticipo adelanto: seña reserva transferi anticipo
terminar terminaba listo: lista terminada finalizacion entrega habiles
rajadura grieta fisura: grietas rajadura estructural fisuras
adicional aparte incluido extra: aparte incluye comprende adicional
garantia cubre: garantia responde vicios
clausura clausuraron cerraron: clausura clausurar obstruccion capacidad
abrir reabrir reapertura: levantamiento levantar reapertura rehabilitacion
presentar traer llevar: presente presentar acompañar exige requisito
inspeccion inspector control: inspector constato comprobacion acta
recurrir apelar impugnar: recurso recurrirse revocatoria apelacion impugnacion
rapido enseguida pronto: quita dias descuento bonificacion
juicio demandar accion: acciones demanda judicial
reparte reparten reparto: reparte partes proporcion mitades
rendir rendicion informar: rendicion liquidacion planilla
entrar ingresar visitar: visitar inspeccionar ingreso acceso
dueña dueño titular: licenciante titular propietario
inquilino: licenciatario locatario arrendatario
alergia alergico: alergia reaccion intolerancia
operar operaron operacion cirugia: opera cirugia quirofano quirurgico intervencion
remedio medicamento medicacion: administra dosis mg indicaciones
reposo licencia baja: reposo laboral licencia
internado internacion internaron: ingreso egreso internacion terapia
firmo autorizo consintio: consentimiento firmado autorizacion
rechazaron rechazo perdio: rechazar rechaza desestima prospera legitimacion
gano ganaron dieron: condena condenar admite prospera lugar
daño moral: moral espiritual extrapatrimonial
intereses corren: intereses desde tasa
costas paga: costas imponen vencida
trabajar competencia otra: competencia competir exclusividad
aceptar responder contestar: aceptacion aceptar vence plazo
guardia guardias fin semana: guardia pasiva plus
auto coche vehiculo: automovil automotor vehiculo
combustible nafta gasoil: nafta gasoil combustible
home office casa remoto: remoto teletrabajo distancia
bono premio: bono gratificacion premio objetivos
sueldo salario: remuneracion bruto haberes neto
prueba: prueba periodo
caja cambios motor: transmision motor
fondo atras contrafrente: fondo franja posterior
creyo credibilidad: fuerza invoca acredito
culpa culpable responsable: responsabilidad imputable responde
luz gas agua: servicios energia suministro
plata dinero guita: pesos suma importe mitad
pagar pone puso: cargo abona soporta cuenta mitad
dolares moneda: dolares divisa billete pesos
renovar prorrogar seguir alargar extender: renueva renovacion prorroga opcion
copia copian piratea falsifica: infraccion terceros
publicidad propaganda aviso: publicidad campaña pieza
heredar muere fallece: fallecimiento muerte beneficiario herederos
inundacion granizo incendio: siniestro incendio cobertura
choque choco accidente: siniestro colision evento
testigo testigos presencio: testigos testimonial declaracion
quorum reunion: quorum presentes convocatoria
presidente preside: presidente presidencia directorio
cuota mensualidad: cuota cuotas mensual
vencer vence vencia: vencimiento vence plazo
grande mayor: mayoria edad
pleito juicio: demanda sentencia juicio
piedra pedrada granizada: granizo
nailon plastico lona: cubierta polietileno
planta plantas plantines sembrado cosecha: plantas cultivos sembrado cosecha
seguro paga pagan: indemniza indemnizan indemnizara exclusiones
asalto asaltaron asaltantes ladrones: robo hecho armados
agrandar agrando ampliar: aumento ampliacion
reparo objecion salvedad: señala observa salvedad observacion insuficiente
ganancia resultado repartio: resultado utilidades dividendo
volver retomar trabajar: retomar tareas reincorporacion jornada
bolsillo: franquicia cargo
razon dieron dio: fracasa rechaza desestima prospera
culpa culpo: contribuyo contribucion concurrencia omision
padece sufre enfermedad: diagnostico trastorno cuadro sindrome
abejas colmenas: apiario apicultor colmenas
fumigar fumigaron veneno: fumigacion aplicacion agroquimico insecticida
endeudarse endeudar: prestamo hipoteca credito
puesto cargo: cargo designacion mandato
pelea desacuerdo conflicto: controversia diferencias divergencia diferendo
llueve gotera goteras lluvia: filtracion techo cubierta
chofer manejaba: conductor conducia
patente: dominio
carnet registro: licencia habilitacion
quebro quebrado hueso: fractura
psicologo terapia: psicoterapia psicologico sesiones tratamiento
pastillas remedio: medicacion mg
gerente gerencia: administracion administrador gerente
acciones parte: acciones cuotas participacion
logo marca: marca signo
caida caer sistema: disponibilidad interrupcion
copia respaldo: copia respaldo
sacar sacaron retirar: retiro retirar extraccion
prohibido prohibe: prohibido vedado abstenerse
obligado obligacion: debera obligacion cargo
condicion condiciones: siempre condicion requisito previo
suspende suspender cortan: suspension suspendida suspendido
recupera recuperar: rehabilita rehabilitacion reintegro descontar
atrasa atraso cuota: impaga vencida mora
vigente vigencia cobertura: vigencia desde hasta
mide medida tamaño: superficie metros
enfermo enferma: enfermedad afeccion
embarazo embarazada: maternidad gestacion
renuncia renunciar: renuncia desvinculacion
queja quejas: reclamo reclamos
permiso permite deja: autoriza autorizacion conformidad permite
guarda guardar: deposito guardar acopio
quimico quimicos: agroquimicos inflamables
vecinos lindero lado: lindero linderos vecino campos
testamento herencia: testamento legado herederos
alimentos comida: alimentos
despensa almacen: comercio local
prestado presta prestamo: mutuo comodato prestamo
banco oferta: oferta prestamo tasa
votar nombre otro: representar representacion apoderado carta
papel papeles piden: certificada certificado constancia documentacion
recargo recargos: interes punitorio mora
cotizacion dolar cambio: cotizacion tipo vendedor
reserva viaje cancelar: cancelacion desistimiento reembolso
avion vuelo: aereo pasaje aerolinea
valija equipaje: equipaje
cicatriz marca cara: cicatriz estetica
dolor duele: dolor refiere lumbar
semaforo cruzar cruzo: luz cruce bocacalle
velocidad rapido: velocidad km
policia comisaria: comisaria denuncia actuaciones
separaron separo divorcio: separacion cese divorcio convivencia
tenencia custodia: cuidado personal
colegio escuela: escolar escuela colegio
balance numeros: contables balance ejercicio resultado
sueldo directores director: honorarios directorio retribucion
anular anulado: nulidad resolucion resuelto
programa sistema software: sistema programa licencia
error errores falla fallas bug: errores fallas incidentes correccion
datos clientes: datos personales titulares
zona territorio: territorio exclusividad zona
siembra sembrar cultivo: agricola laboreo cultivo
cambiar plano planos: modificacion proyecto
materiales compra: materiales provision
arquitecto director obra: direccion tecnica
quincho pileta sum salon: salon espacios comunes
viven vivir ocupan: ocupantes habitar conviviente
sueldo demoran tarde: mora pago vencimiento
opina opinion: dictamen considera recomienda
faltan falta pagar: saldo remanente adeuda
encarga encargado ocupa: cargo compete corresponde
impedir impide prohibir: prohibe oponerse vedado
obligan obligado: obliga debera compromete
devolver devuelven: restitucion restituir devolucion reintegro
rechazo rechazar negarse: rechazar negar oponerse
pague pagador: solidario obligado
dividen dividir: partes mitades proporcion
fecha limite: vencimiento hasta plazo
limpiar limpieza: limpieza higiene
robo hurto cosas objetos: hurto robo objetos valores
clave contraseña acceso: acceso usuarios
entregar documentos: entrega documentacion
abuela abuelo nieto nietos: descendientes ascendientes
herencia parte: porcion legitima acervo
viuda viudo: conyuge superstite
firma digital firmar: suscripcion firma
mediador mediacion: mediacion conciliacion audiencia
audiencia citacion: audiencia comparecer
embargo embargaron: embargo traba retencion
inhibido: inhibicion
prueba testigos: testimonial declaro testigo
`;

/** First term -> the entries that begin with it: every term of the question's side alone asks for the paper's words. */
const byTerm = new Map<string, Set<string>>();
for (const line of lines.trim().split('\n')) {
  const [asked = '', written = ''] = line.split(':');
  const own = termsOf(asked);
  for (const term of own) {
    const known = byTerm.get(term) ?? new Set<string>();
    for (const other of termsOf(written)) if (other !== term) known.add(other);
    byTerm.set(term, known);
  }
}

function termsOf(text: string): string[] {
  return [...new Set(documentTerms(fold(text)).map(({ term }) => term))];
}

/** The words by which papers may say what these words of a question ask, each with those that it stands for. */
export function instrumentWords(terms: readonly string[]): { term: string; standsFor: string[] }[] {
  const present = new Set(terms);
  const found = new Map<string, string[]>();
  for (const term of present) {
    for (const other of byTerm.get(term) ?? []) {
      if (!present.has(other)) found.set(other, [...(found.get(other) ?? []), term]);
    }
  }
  return [...found].map(([term, standsFor]) => ({ term, standsFor }));
}
