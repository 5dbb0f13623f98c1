/**
 * Words of one meaning whose stems the algorithm keeps apart. One family a line, its first word names it; a word stands
 * for every word with the same stem ("prescribir" also covers "prescribe", "prescribieron").
 */
export const wordFamilies = `
abandonar abandono
abogado abogacia
abonar abono
absolver absuelto absolucion
aceptar aceptacion aceptante
acordar acuerdo acuerdan
acreedor acreencia acreedora
acusar acusacion acusado
administrar administrador administracion administradora
adoptar adopcion adoptante adoptivo adoptado
adquirir adquisicion adquirente adquisitiva adquiere adquieren
advertir advertencia advierte
afectar afectacion
agravar agravante agravado agravamiento
alimento alimentario alimentaria alimentante alimentado
alquiler alquilar alquilado alquilo alquila
amenazar amenaza amenazo
apelar apelacion apelante
aprobar aprobacion aprueba
arbitrar arbitraje arbitro arbitral
arrendar arrendamiento arrendatario arrendador
asamblea asambleario
ascendiente ascendientes
atropellar atropello
aumentar aumento
ausente ausencia
autor autoria autoral
autorizar autorizacion autorizado
bien bienes
calcular calculo
cancelar cancelacion
caducar caducidad caduco caduca
casar casamiento casado casada casarse casamos
ceder cesion cesionario cedente cedido
citar citacion
clausula clausulas
cobrar cobro cobranza
comerciar comercio comerciante comercial
compensar compensacion compensatoria compensatorio
competir competencia competente
comprar compra comprador compradora
comunicar comunicacion
condenar condena condenado condenatoria
condominio condomino condominos
conducir conductor conduce conducia conduccion
conocer conocimiento
consentir consentimiento consintio consiente
consolidar consolidacion
consorcio consorcista
constituir constitucion constituye constituyen constituyente
construir construccion constructor construye construido construyo
consumir consumidor consumo consumidora
contar cuenta cuentas
contratar contrato contratacion contratante contractual contratista
conveniar convenio
convivir conviviente convivencia convivencial convivimos conviven
copropiedad copropietario
corregir correccion correccional
corretaje corredor
creditos credito crediticia crediticio
culpa culpable culposo culposa culpabilidad
cumplir cumplimiento cumple cumplio
curador curatela
dañar daño dañoso dañado dañador dañino
decidir decision
declarar declaracion declarativa
defecto defectuoso defectuosa
defender defensa defensor defiende
delegar delegacion
demandar demanda demandado demandante
demorar demora
denunciar denuncia denunciante
depositar deposito depositario depositante
derogar derogacion derogado
desalojar desalojo
descendiente descendencia
descontar descuento descuenta descuentan
desheredar desheredacion
despedir despido despidio despidieron despiden despiden despide
destruir destruccion destruye
detener detencion detenido detienen
deuda deudor endeudado endeudamiento adeudar adeudado
devolver devolucion devuelve devuelven devuelto devuelvan devuelva
dictamen dictaminar
discriminar discriminacion discriminatorio
disolver disolucion disuelve
dividir division divisible indivision
divorcio divorciar divorciado
domicilio domiciliado domiciliario
donar donacion donante donatario
edificar edificacion edificio
ejecutar ejecucion ejecutivo ejecutiva ejecutado ejecutoria
elegir eleccion elige
emancipar emancipacion
embargar embargo embargable inembargable
embarazo embarazada
emplear empleo empleador empleado empleada
enajenar enajenacion
enfermar enfermedad enfermo enferma
engañar engaño
enriquecer enriquecimiento
entregar entrega
escribir escrito
escritura escriturar
estafar estafa estafador estafaron
estudiar estudio estudiante
evadir evasion
evidenciar evidencia
evaluar evaluacion
excluir exclusion excluye
exigir exigible exigibilidad exigencia
expropiar expropiacion
extinguir extincion extintivo extintiva extingue
extranjero extranjera extranjeros
fabricar fabricante fabrica fabricacion
facturar factura facturacion
fallar falla fallado fallada
falso falsedad falsificacion falsificar falsificado
fiador fianza fiar
fideicomiso fiduciario fiduciante fideicomisario fiduciaria
fijar fijacion
filiar filiacion filial
financiar financiacion financiamiento financiero
firmar firma firmante
frutos fruto
gastar gasto
garantia garantizar garante garantizado
gestion gestor gestionar
habitar habitacion habitual
heredar heredero herencia hereditario hereditaria heredera
herir herido
hipoteca hipotecario hipotecar hipotecaria hipotecado
homicidio homicida
honorario honorarios
huelga huelguista
huir huida fuga fugar fugo
idoneo idoneidad
ilicito ilicitud ilicita
impugnar impugnacion impugnable
imputar imputacion imputado
incapaz incapacidad incapaces incapacitado
incumplir incumplimiento incumple incumplio
indemnizar indemnizacion indemnizatoria indemnizatorio resarcir resarcimiento resarcitorio
indignidad indigno
informar informacion
injuriar injuria injurioso
inmueble inmobiliario inmobiliaria
inquilino inquilinato
inscribir inscripcion inscripto inscribe inscriben
insolvente insolvencia
interdicto interdiccion
interrumpir interrupcion interruptivo interrumpe
intervenir intervencion interventor interviene
invalido invalidez invalidar
inventar inventario
invertir inversion inversor
investigar investigacion
jubilar jubilacion jubilado
juez jueza jueces juzgado juzgar judicial
lesionar lesion lesiones lesionado
licencia licenciar
liquidar liquidacion liquidador
locacion
locador locadora
maltratar maltrato
marca marcario
matar asesinar asesinato
matrimonio matrimonial
mediar mediacion mediador
medianero medianeria medianera
medico medica medicina
menor minoridad menores
multa multar
nacer nacimiento nace nacio
negociar negociacion negocio
negligencia negligente
nombrar nombramiento
notificar notificacion
nulidad nulo nula anular anulable anulacion
obligar obligacion obligatorio obligado
ocultar oculto ocultamiento ocultacion
ocupar ocupante ocupacion
ofertar oferta ofrecer oferente ofrecimiento ofrece
omitir omision
opcion optar
oponer oposicion opone oponible oponibilidad
pactar pacto
padre padres paterno paternidad
madre materno maternidad
pagar pago pagador
pariente parentesco
participar participacion participante
patrimonio patrimonial
patron patronal
pedir pide pido piden pidio pidieron pidiendo pida pidan peticion
perder perdida pierde pierdo pierden
perito pericia pericial peritaje
permitir permiso permitido
pleito pleitear
poseer posesion poseedor posesoria posesorio
precaver cautela cautelar
prenda prendario prendaria
prescribir prescripcion prescripto prescrito prescriptiva prescribio
prestamo prestar presto
prestador prestacion
presumir presuncion presume presuncional
prevenir prevencion preventivo preventiva previene
privar privacion privado
probar prueba prueban probatorio probatoria
prohibir prohibicion prohibido
prometer promesa
propietario propiedad
proteger proteccion protege protegido
pueblo poblacion
quebrar quiebra
querella querellante querellar
rebelde rebeldia
recibir recibo recepcion
reclamar reclamo reclamacion
reconocer reconocimiento
recurrir recurso recurrente recurrible
reducir reduccion reduce
reembolsar reembolso reintegrar reintegro reembolsen reintegren
regir regimen rige rigen
registrar registro registral registracion
regular regulacion
reivindicar reivindicacion reivindicatoria
remover remocion remueve
renovar renovacion
renunciar renuncia
reparar reparacion reparador
representar representacion representante
rescindir rescision rescisorio
reservar reserva
residir residencia residente
resolver resolucion resolutorio resuelve resolutoria
responder responsabilidad responsable responde respondo
restituir restitucion restituya restituye
retener retencion retiene
retribuir retribucion remuneracion remunerar remuneratorio salario sueldo salarial
revocar revocacion revocatoria
robar robo ladron
hurto hurtar
ruido ruidoso
sancionar sancion
secuestrar secuestro
sentenciar sentencia
separar separacion separado
servidumbre sirviente
sociedad socio societario societaria
solidario solidaridad solidariamente
subrogar subrogacion subrogante
suceder sucesion sucesorio sucesor sucesores sucesoria
suscribir suscripcion
suspender suspension suspensivo
sustituir sustitucion
terminar terminacion
testar testamento testador testamentario testamentaria
testigo testimonio testimonial testificar
titular titularidad titulo
trabajar trabajo trabajador trabajadora
transferir transferencia transfiere
transitar transito
transmitir transmision transmisible
transportar transporte transportista transportador
tributo tributario tributaria
tutor tutela
unir union
usar uso usuario usuaria
usucapion usucapir
usufructo usufructuario
usura usurario
usurpar usurpacion
vehiculo vehicular
vencer vencimiento vencido
vender venta vendedor vendio vendieron vendido vendedora
vicio vicioso viciosa
vecino vecindad vecinal
violar violacion
violencia violento violenta
visitar visita
vivienda viviendas
votar voto votacion
abusar abuso abusivo abusiva abusivas
acceder acceso accesible
accidente accidentar accidentado
accionista accionaria accionario
adolescente adolescencia
agua aguas
allanar allanamiento
amparar amparo
apropiar apropiacion
asistir asistencia asistente
auto autos automovil automovilista coche automotor automotores
avisar aviso preaviso preavisar
bebe bebes
calumnia calumniar calumnioso
camino caminar
cheque cheques libramiento
circular circulacion
coaccion coaccionar
garaje garage
coima soborno sobornar
colegio escuela escolar
comodato comodatario comodante
concurso concursal concursado
corromper corrupcion
cosa cosas
crear creacion creador
cuidar cuidado cuidador
delito delictivo delictual delincuente delictuoso
desaparecer desaparecido desaparicion
difamar difamacion
discapacidad discapacitado
electronica electronico
encubrir encubrimiento
equivocar equivocacion error erroneo
esconder escondio
esposo esposa marido conyuge conyuges conyugal
estado estatal
excepcion excepcionar exceptuar
explotar explosion exploto
feria ferias
fraude fraudulento fraudulenta defraudar defraudacion
gravar gravamen
huerfano orfandad
inundar inundacion
indagar indagatoria
jornada jornadas
legitimar legitimacion legitimado
legitimario legitimarios
letrado letrada
limitar limitacion limite
litigio litigar litigante litisconsorcio
loteo lote
mandato mandatario mandante
mejorar mejora
militar militares
morder mordio muerde mordedura mordida mordieron mordiera muerda
mudar mudanza mudo
nacional nacion
niño niña niñez nene nena
obrar obra obras
opinar opinion
perjuicio perjudicar perjudicial perjudicado
piso departamento depto
plan planes
policia policial
prision preso presa carcel encarcelar prisionero
productor producto produccion producir produce
profesional profesion
proveedor proveer provision provee
quitar quita
reincidir reincidencia
rentar renta
respetar respeto
riesgo riesgoso riesgosa peligro peligroso peligrosa
señalar señal
seña arra arras señar
sindico sindicatura
sindicato sindical gremio gremial
socorro auxilio auxiliar
sordo auditivo
tapar tapia
tasa tasas
tercero terceros
tierra terreno
torturar tortura tormento
traba trabar
vacaciones vacacional
vacuna vacunar
valuar valuacion tasacion
velar velo
viajar viaje viajero
vigilar vigilancia
viudo viuda viudez
voluntad voluntario
`;
