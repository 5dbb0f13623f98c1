/** Expressions that mean more than their words; each is also one term of its own, in texts and in questions. */
export const compounds = `
daño punitivo
daño moral
daño emergente
lucro cesante
perdida de chance
pacto comisorio
clausula penal
clausula abusiva
clausula resolutoria
caso fortuito
fuerza mayor
mala fe
buena fe
abuso del derecho
fraude a la ley
fraude a los acreedores
orden publico
patria potestad
responsabilidad parental
responsabilidad civil
responsabilidad del estado
responsabilidad profesional
cuidado personal
guarda con fines de adopcion
obra social
medicina prepaga
historia clinica
consentimiento informado
directivas anticipadas
salud mental
capacidad restringida
capacidad progresiva
persona por nacer
persona juridica
presuncion de fallecimiento
union convivencial
compensacion economica
vivienda familiar
sede del hogar
regimen patrimonial
bien propio
bien ganancial
separacion de bienes
separacion de hecho
tecnicas de reproduccion humana
posesion de estado
acto juridico
acto ilicito
vicio de lesion
vicio oculto
vicio redhibitorio
obligaciones solidarias
obligaciones de medios
mora automatica
intereses moratorios
tasa de interes
moneda extranjera
accion directa
accion subrogatoria
accion de nulidad
accion negatoria
accion confesoria
accion reivindicatoria
accion posesoria
accion preventiva
accion civil
accion penal
enriquecimiento sin causa
empleo util
gestion de negocios
pago indebido
pago por consignacion
dacion en pago
cesion de derechos
cesion de creditos
cesion de deuda
contrato de adhesion
contrato preliminar
contrato de consumo
contrato de obra
contrato de trabajo
contrato a favor de tercero
compraventa inmobiliaria
boleto de compraventa
pacto de retroventa
cuenta corriente bancaria
caja de seguridad
tarjeta de credito
deposito bancario
apertura de credito
transporte de personas
transporte de cosas
renta vitalicia
fideicomiso financiero
propiedad horizontal
consorcio de propietarios
conjunto inmobiliario
tiempo compartido
prehorizontalidad
derecho de superficie
derecho real
derecho de retencion
derecho de habitacion
derecho de admision
derecho a la imagen
derecho al honor
derecho de preferencia
prescripcion adquisitiva
prescripcion liberatoria
prescripcion breve
plazo de prescripcion
suspension de la prescripcion
interrupcion de la prescripcion
plazo de gracia
periodo de prueba
porcion legitima
accion de reduccion
accion de colacion
accion de peticion de herencia
cesion de herencia
derecho de representacion
derecho de acrecer
testamento olografo
testamento por acto publico
heredero aparente
beneficio de inventario
indivision hereditaria
declaracion de herederos
juez competente
ley aplicable
derecho aplicable
foro de necesidad
jurisdiccion internacional
derecho extranjero
restitucion internacional
publicidad engañosa
trato digno
garantia legal
servicio tecnico
derecho de arrepentimiento
gratuidad
beneficio de litigar sin gastos
beneficio de gratuidad
accion colectiva
medida cautelar
prohibicion de innovar
embargo preventivo
inhibicion general de bienes
prueba anticipada
prueba testimonial
prueba pericial
carga de la prueba
cosa juzgada
caducidad de instancia
recurso de apelacion
recurso extraordinario
recurso de casacion
recurso de queja
juicio ejecutivo
juicio abreviado
juicio por jurados
prision preventiva
suspension del juicio a prueba
libertad condicional
libertad asistida
legitima defensa
estado de necesidad
exceso en la defensa
tentativa
abuso sexual
trata de personas
robo con armas
homicidio culposo
homicidio agravado
lesiones leves
lesiones graves
violencia de genero
violencia familiar
trabajo infantil
despido indirecto
despido sin causa
justa causa
falta de preaviso
sueldo anual complementario
horas suplementarias
descanso semanal
accidente de trabajo
enfermedad profesional
riesgos del trabajo
relacion de dependencia
trabajo no registrado
concurso preventivo
periodo de sospecha
verificacion de creditos
acuerdo preventivo
sociedad anonima
sociedad de responsabilidad limitada
sociedad de hecho
derecho de receso
aumento de capital
acto administrativo
silencio de la administracion
procedimiento administrativo
datos personales
datos sensibles
habeas data
habeas corpus
accion de amparo
acceso a la informacion
firma digital
firma electronica
propiedad intelectual
defensa de la competencia
posicion dominante
daño ambiental
identidad de genero
honorarios profesionales
pacto de cuota litis
mediacion obligatoria
licencia de conducir
prioridad de paso
culpa de la victima
hecho del damnificado
cosa riesgosa
actividad riesgosa
cosa suspendida
establecimiento educativo
mayoria agravada
derecho al nombre
cambio de nombre
interes superior del niño
abogado del niño
centro de vida
estado civil
domicilio real
bien de familia
afectacion de vivienda
imprevision
excesiva onerosidad
frustracion de la finalidad
suspension del cumplimiento
señal confirmatoria
obligacion de saneamiento
garantia de eviccion
evicción
locacion de inmuebles
resolucion anticipada
intimacion de pago
continuador de la locacion
`;
