/**
 * What people say and what the law calls it: `said: legal words`. Read at question time only and in one direction, with
 * less weight than the words that the person typed. A phrase matches whole, after analysis ("obra social", "obras sociales");
 * one after "!" only where the question denies it ("sin casarse", "no estábamos casados").
 */
export const synonyms = `
inquilino: locatario locacion
inquilina: locatario locacion
alquiler: locacion locatario canon
dueño: propietario locador titular
dueña: propietario locador titular
casero: locador
propietario: locador titular dominio
garante: fiador fianza
garantia: fianza
garante del alquiler: fiador fianza locacion
desalojar: desalojo
echar: desalojo despido exclusion
echaron del trabajo: despido extincion contrato de trabajo
rajaron: despido
despido: extincion contrato trabajo indemnizacion
sin causa: injustificado
jefe: empleador
empresa: empleador proveedor sociedad
patron: empleador
laburo: trabajo empleo
sueldo: remuneracion
aguinaldo: sueldo anual complementario
en negro: registracion no registrado
blanquear: registracion
licencia por maternidad: embarazo licencia
embarazada: embarazo concepcion persona por nacer
bebe: recien nacido niño
celular: cosa mueble consumo garantia
compra: compraventa consumo consumidor
compre: compraventa consumo consumidor
producto: cosa mueble bien proveedor
negocio: proveedor comercio
local: proveedor comercio
tienda: proveedor comercio
supermercado: proveedor comercio
vendedor: proveedor
fallado: vicio defecto
no funciona: vicio defecto garantia reparacion
no anda: vicio defecto garantia reparacion
dejo de funcionar: vicio defecto garantia reparacion
dejo de andar: vicio defecto garantia reparacion
arreglar: reparacion reparar
arreglo: reparacion reparar
tecnico: servicio reparacion presupuesto
service: servicio tecnico reparacion
por internet: electronico distancia comercio
online: electronico distancia
pagina: electronico distancia internet
mercado libre: electronico distancia
me arrepenti: revocacion arrepentimiento
arrepentirme: revocacion arrepentimiento
dar de baja: rescision baja
baja del servicio: rescision servicio
me estafaron: defraudacion ardid dolo
estafa: defraudacion ardid defraudar engaño
trucho: falso engaño
multa a mi favor: daño punitivo multa civil
escarmiente: daño punitivo multa civil
interes: intereses tasa
usura: intereses abusivos
prestamo: mutuo credito
preste plata: mutuo
plata: dinero suma
guita: dinero
mango: dinero gasto gratuito
dolares: moneda extranjera
dolar: moneda extranjera
tarjeta: tarjeta de credito resumen
visa: tarjeta de credito
resumen: liquidacion resumen
banco: entidad financiera bancario
prepaga: medicina prepaga cobertura
obra social: medicina prepaga cobertura
internacion: prestacion cobertura
mala praxis: profesional responsabilidad negligencia
cirujano: profesional medico
medico: profesional
operacion: intervencion quirurgica
historia clinica: historia clinica paciente
perro: animal
gato: animal
vaca: animal
caballo: animal
mordio: animal daño
maceta: cosa suspendida arrojada edificio
balcon: edificio suspendida
me cayo: cosa suspendida arrojada
cayo de un edificio: cosa suspendida arrojada
choque: accidente circulacion vehiculo
choco: accidente circulacion vehiculo
chocaron: accidente circulacion vehiculo
chocar: accidente circulacion vehiculo
atropellar: accidente circulacion vehiculo peaton
auto: vehiculo circulacion
moto: vehiculo circulacion
bicicleta: vehiculo circulacion
colectivo: transporte pasajeros
bondi: transporte pasajeros
tren: transporte pasajeros
avion: transporte aereo pasajeros
micro: transporte pasajeros
taxi: transporte pasajeros
pozo: cosa riesgosa estado municipio
vereda: estado municipio
municipalidad: estado municipio publico
escuela: establecimiento educativo
colegio: establecimiento educativo
maestra: establecimiento educativo
foto: imagen
instagram: imagen intimidad
facebook: imagen intimidad
redes: imagen intimidad honor
insultar: honor injuria
hablar mal: honor injuria
deuda: obligacion acreedor deudor
deudas: obligacion acreedor deudor
debo: deuda deudor
me debe: deuda acreedor credito
veraz: datos crediticios informacion solvencia
cheque rebotado: cheque rechazado fondos
cheque: libramiento banco
separarse: divorcio separacion
separar: divorcio separacion
divorcio: matrimonio disolucion
mi ex: conyuge divorcio alimentos progenitor
mujer: conyuge
esposo: conyuge
marido: conyuge
casado: matrimonio conyuge
casamiento: matrimonio
novio: conviviente
novia: conviviente
pareja: conviviente union convivencial
concubino: conviviente union convivencial
concubina: conviviente union convivencial
concubinato: union convivencial
juntado: conviviente union convivencial
!casarse: union convivencial conviviente
viviamos juntos: union convivencial conviviente
cuota alimentaria: alimentos
manutencion: alimentos
mantener: alimentos
pasar plata: alimentos
pasarme plata: alimentos
no pasa plata: alimentos incumplimiento
no pone un peso: alimentos incumplimiento
mensualidad: alimentos cuota
tenencia: cuidado personal
custodia: cuidado personal
regimen de visitas: comunicacion cuidado personal
visitas: comunicacion
ver a mi hijo: comunicacion progenitor
ver a mis hijos: comunicacion progenitor
patria potestad: responsabilidad parental
padre: progenitor
madre: progenitor
padres: progenitores
abuelo: ascendiente
nieto: descendiente
hermano: colateral coheredero
hijo: descendiente menor progenitor
adn: prueba genetica filiacion
reconocer: reconocimiento filiacion
apellido: nombre
cambiar el nombre: cambio prenombre apellido
vientre: gestacion
alquiler de vientre: gestacion filiacion
adoptar: adopcion guarda
sacar del pais: autorizacion salir pais menor
viajar: salir del pais autorizacion
gananciales: comunidad ganancial
bienes gananciales: comunidad ganancial
division de bienes: comunidad liquidacion particion
herencia: sucesion heredero
murio: muerte causante sucesion
fallecer: muerte causante
morir: muerte causante
difunto: causante
finado: causante
testamento: testador testamentaria
desheredar: indignidad legitima
hereda: heredero sucesion
heredar: heredero sucesion
me toca: porcion sucesion
en vida: donacion
regalar: donacion gratuito
regalo: donacion
puño y letra: olografo testamento
carta: olografo
repartir: particion
reparto: particion
vecino: inmueble lindero vecindad
ruido: ruido inmisiones molestia
musica: ruido inmisiones molestia
humo: inmisiones humo molestia
olor: inmisiones olores molestia
molesta: inmisiones molestia
medianera: muro medianero
pared: muro
paredon: muro
tapia: muro cerramiento
ventana: luces vistas
arbol: arboles raices ramas
raices: arboles
ramas: arboles
edificio: propiedad horizontal consorcio
consorcio: propiedad horizontal
expensas: propiedad horizontal gastos comunes
administrador: consorcio administrador
departamento: unidad funcional inmueble
filtracion: humedad agua partes comunes
gotera: filtracion agua
terreno: inmueble
lote: inmueble
campo: inmueble rural
casa: vivienda inmueble
se metieron: usurpacion despojo
intrusos: usurpacion despojo
ocupas: usurpacion despojo
usurparon: despojo
vivo hace años: usucapion prescripcion adquisitiva posesion
posesion veinteañal: usucapion prescripcion adquisitiva
sin papeles: forma instrumento prueba
boleto: boleto compraventa
escritura: escritura publica
escribano: escribano escritura publica
seña: señal arras
adelanto: anticipo
albañil: obra servicio contratista
obra: contrato de obra
plomero: servicio obra reparacion
prestada: comodato
prestado: comodato
prestar: comodato mutuo
sociedad: socios
quebro: quiebra insolvencia
quiebra: concurso
banca rota: quiebra
menor: niño adolescente menor de edad
chicos: niños hijos
enfermo: salud
loco: capacidad restringida salud mental
demencia: capacidad restringida incapacidad
alzheimer: capacidad restringida incapacidad
discapacidad: capacidad restringida
curador: curatela
me apuraban: lesion necesidad
me obligaron: violencia intimidacion
obligaron: violencia intimidacion
amenaza: intimidacion amenazas
me engañaron: dolo engaño
me equivoque: error
abogado: letrado honorarios
juicio: proceso demanda
demandar: demanda accion
carta documento: intimacion notificacion
prescribe: prescripcion plazo
prescripcion: plazo
cuanto tiempo: plazo
hasta cuando: plazo
vencio: vencimiento plazo
vence: vencimiento plazo
robar: robo hurto
robo: apoderamiento
ladron: robo hurto
preso: detencion prision
carcel: prision reclusion
matar: homicidio
asesino: homicidio
pegar: lesiones violencia
le pego: lesiones violencia
me pega: lesiones violencia familiar
golpear: lesiones violencia
paliza: lesiones
violencia de genero: violencia contra las mujeres
denuncia: denuncia
droga: estupefacientes
coima: cohecho dadivas
policia: fuerza seguridad
allanamiento: domicilio registro
escuchas: comunicaciones intervencion
habeas corpus: libertad detencion
amparo: accion de amparo
datos: datos personales
mis datos: datos personales
privacidad: intimidad datos personales
discriminar: discriminacion
jubilacion: seguridad social
art: riesgos del trabajo
accidente de trabajo: riesgos del trabajo contingencia
accidente laboral: riesgos del trabajo contingencia
me lastime trabajando: riesgos del trabajo accidente
hora extra: horas suplementarias jornada
horas extras: horas suplementarias jornada
horas extra: horas suplementarias jornada
franco: descanso semanal
feriado: feriados descanso
vacaciones: licencia descanso anual
finiquito: liquidacion final indemnizacion
periodo de prueba: contrato prueba
renunciar: renuncia
telegrama: renuncia intimacion
monotributo: fraude relacion dependencia
carnet: licencia conducir
registro de conducir: licencia conducir
alcohol: alcoholemia
alcoholemia: alcohol conducir prohibicion
multa de transito: infraccion
semaforo: luces prioridad
cinturon: correajes seguridad
casco: casco
patente: dominio automotor
seguro: asegurador asegurado poliza
aseguradora: asegurador siniestro
poliza: asegurador asegurado
siniestro: asegurador denuncia
no me cubre: cobertura exclusion asegurador
vuelo: transporte aereo pasajeros
cancion: obra autor propiedad intelectual
libro: obra autor propiedad intelectual
copiar: reproduccion obra autor
plagio: obra autor reproduccion
logo: marca
marca: marcas
sorteo: azar fortuna gananciales
encontre: hallazgo cosa perdida
perdi: cosa perdida
gimnasio: establecimiento servicio
hotel: hotel alojamiento viajero efectos introducidos
estacionamiento: garage deposito
cochera: garage
mochila: requisa trato digno
guardia: trato digno vigilancia
me trataron mal: trato digno
maltrato: trato digno
boleta: factura facturacion servicio
luz: servicio publico domiciliario
gas: servicio publico domiciliario
cable: servicio domiciliario
telefonica: servicio telefonico
internet: servicio electronico
corte: interrupcion servicio
cortaron: interrupcion servicio
presupuesto: presupuesto
oferta: oferta publicidad
cartel: publicidad
vidriera: oferta precio
precio: precio
clausula chica: clausula abusiva
letra chica: clausula abusiva adhesion
nulo: nulidad
invalido: nulidad
rescindir: rescision resolucion
cortar el contrato: rescision resolucion
cumplir: cumplimiento
no cumple: incumplimiento
no cumplio: incumplimiento
srl: sociedad de responsabilidad limitada
sa: sociedad anonima
sas: sociedad acciones simplificada
inimputabilidad: punible facultades comprender criminalidad
inimputable: punible facultades comprender criminalidad
subieron fotos: imagen intimidad
fotos: imagen intimidad
litigar sin gastos: beneficio gratuidad
bebe: niño guarda
adelanto: anticipo seña
construyo: construccion obra inmueble
metio: invasion ocupacion
techo: partes comunes edificio
filtra: humedad agua partes comunes
hermano vive: indivision coherederos
puerta: ingreso
vacunar: salud
trabajo registrado: registracion
validez: nulidad forma
caducar: caducidad
legislador: congreso
diputado: congreso camara
presidente: poder ejecutivo
sufragio: voto eleccion
impuesto: tributo contribucion
expropiar: expropiacion utilidad publica
autocontratacion: consigo mismo representante
autocontrato: consigo mismo representante
homicidio: matar reclusion prision
hurto: apoderamiento cosa mueble ajena
lesiones: cuerpo salud daño
legitima defensa: agresion ilegitima defensa propia
deber de informacion: informar cierta clara detallada proveedor
derecho a la informacion: informar cierta clara detallada
error: error esencial vicio voluntad
dolo: accion dolosa vicio voluntad
vicios del consentimiento: error dolo violencia
vicios de la voluntad: error dolo violencia
pacto comisorio: clausula resolutoria resolucion
condicion resolutoria: resolucion
corrimiento del velo: inoponibilidad personalidad juridica
desestimacion de la personalidad: inoponibilidad personalidad juridica
teoria de la imprevision: imprevision excesivamente onerosa
excepcion de incumplimiento: suspension cumplimiento
daño moral: consecuencias no patrimoniales
lucro cesante: beneficio economico esperado
accion pauliana: inoponibilidad fraude acreedores
accion revocatoria: inoponibilidad fraude acreedores
mandato aparente: representacion aparente
medida de no innovar: prohibicion innovar
perencion: caducidad instancia
astreintes: sanciones conminatorias
bien de familia: vivienda afectacion proteccion
sociedad conyugal: comunidad ganancial
sociedad de hecho: sociedad no constituida
transmisibilidad: transmisible cesion transferencia
intransferible: transmisible cesion
cuota litis: pacto resultado pleito honorarios
nuda propiedad: usufructo nudo propietario
herencia vacante: vacancia
tutela sindical: representante gremial
fuero sindical: representante gremial
dura: plazo termino duracion
duracion: plazo termino
vigencia: plazo termino
vencer: plazo prescripcion
se me paso: prescripcion plazo
hace años: prescripcion plazo
todavia reclamar: prescripcion
todavia cobrar: prescripcion
dar su bebe: adopcion guarda entrega directa
entregar bebe: adopcion guarda entrega directa
criar: guarda adopcion cuidado
sacarme apellido: cambio apellido supresion
sacar apellido: cambio apellido supresion
valija: equipaje transporte
despachar: equipaje transporte
huesped: hotel viajero
respirador: directivas anticipadas tratamiento
patrullero: estado responsabilidad
repartidor: dependiente principal
delivery: dependiente principal
chofer: dependiente principal
mi empleado: dependiente principal
reunion edificio: asamblea
reunion consorcio: asamblea
votar: asamblea mayoria
votacion: asamblea mayoria
rendir cuentas: rendicion
no muestra cuentas: rendicion
no rinde: rendicion cuentas
mitad mitad: condominio parte indivisa
somos dueños: condominio condominos
en comun: condominio indivision
encerrado: servidumbre transito
sin salida: servidumbre transito
caño: partes comunes instalaciones
apuesta: juego azar
poker: juego azar apuesta
timba: juego azar apuesta
embargar: embargo inembargable
herramientas: inembargable trabajo
otro puesto: tareas adecuadas disminucion capacidad
sin goce: suspension salarios
suspendieron: suspension falta trabajo
perimetral: prohibicion acercamiento
acercarse: prohibicion acercamiento
fotomulta: infraccion multa
medio hermano: vinculo simple doble
hermano de padre: vinculo simple doble
hermano de madre: vinculo simple doble
billetera: tarjeta extravio robo
plastico: tarjeta
sin cobrarle: comodato gratuito
gratis: gratuito comodato
llevarse chicos: autorizacion salir residencia progenitor
llevarse hijos: autorizacion salir residencia progenitor
mudarse hijos: autorizacion residencia progenitor
queda abuela: delegacion ejercicio responsabilidad parental
a cargo abuela: delegacion ejercicio responsabilidad parental
por atras: endoso endosante
nunca pedi: silencio aceptacion no solicitado
jamas pedi: silencio aceptacion no solicitado
descargue: ficheros digital
bajar videos: ficheros digital
no entregan: entrega incumplimiento
no entrego: entrega incumplimiento
no cumplieron: incumplimiento
castigar: daño punitivo
por caerse: amenaza ruina prevencion
por venirse: amenaza ruina prevencion
parte culpa: hecho damnificado
desgaste: deterioro uso
gastados: deterioro uso
meses deje entrar: deposito garantia
deposito alquiler: deposito garantia locacion
gastos prestamo: comisiones cargos
mantenimiento cuenta: comisiones cargos
lucas: dinero
palos: dinero
firmar papel vacio: firma blanco
en blanco: firma blanco instrumento
se murio: sucesion causante
no quiere vender: indivision particion
no quieren vender: indivision particion
no firma: particion acuerdo
esta en el extranjero: extranjero domicilio
`;
