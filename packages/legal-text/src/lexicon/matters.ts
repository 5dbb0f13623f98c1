/**
 * Signs of what a message is about, read only to decide whether the corpus can answer it; they never rank a source.
 * Words and phrases, compared after analysis.
 */

/** Cooking, sport, weather, code, school, small talk... what people ask an assistant that is no matter of law. */
export const otherMatters = `
mayonesa
bolognesa
tarta de
asado
mantel
tomatera
rosal
rosales
motosierra
montaña
teléfono de la
brindis
casera
casero
plural
se escribe
serie policial
policial negro
ciencia ficcion
pelicula
cine
mi compu
prende
el libro
un libro
buenisimo
perfecto
excelente
probando
me duele
dolor de
zoologico
feria del libro
aeropuerto
farmacia
maquina de cafe
kilos
resfrio
dengue
gastritis
medialuna
naranja
peso ideal
plazo fijo
acciones compro
opera
ensayo
francesa revolucion
revolucion
imperio
guerra
faraon
newton
gravedad
oferta y la demanda
iman
digestion
trifasico
rousseau
marx
kafka
monopoly
siciliana
basquet
tenor
madera planos
receta
cocinar
cocino
cocina
hervir
hiervo
horno
horneo
freir
ingredientes
milanesa
empanadas
bizcochuelo
torta
postre
pizza
fideos
huevo
arroz
ensalada
salsa
mate
helado
chipa
guiso
sopa
pollo
poema
poesia
soneto
verso
rima
chiste
cuento
novela
leyenda
adivinanza
trabalenguas
actriz
cantante
letra de la cancion
horoscopo
tarot
futbol
gol
mundial
offside
racing
campeonato
torneo
tenis
rugby
maraton
ajedrez
truco
naipes
videojuego
jugar
clima
pronostico
temperatura
llover
lluvia
nieve
java
javascript
python
css
html
sql
excel
linux
ubuntu
windows
docker
programar
algoritmo
compilar
wifi
router
driver
android
iphone
instalar
configurar
traducir
traduci
traduccion
ingles
sinonimo
ortografia
conjugar
gramatica
raiz cuadrada
ecuacion
multiplicacion
integral
derivada
teorema
geometria
triangulo
matematica
fisica
quimica
biologia
celula
atomo
planeta
luna
galaxia
universo
dinosaurio
termodinamica
velocidad de la luz
conmutativa
rio mas largo
oceano
continente
ibuprofeno
paracetamol
remedio casero
tos
fiebre
gripe
esguince
dieta
calorias
adelgazar
vitaminas
abdominales
dolor de cabeza
meditar
dormir mejor
bebida
cerveza
cafe
jardin
regar
sembrar
huerta
mascota nombre
pinto
descascare
canilla
contrapiso
cemento
destapar
mancha
coser
tejer
manualidades
decorar
cumpleaños
cancion
guitarra
piano
acordes
baile
subte
como llego
aburrido
genio
opinas
sentido de la vida
te quiero
como te llamas
quien sos
sos humano
inteligencia artificial
chatgpt
criptomonedas
bitcoin
cotizacion
dolar blue
precio del dolar
invertir
quiniela
loteria
resumen del libro
quien invento
en que año
historia de
independencia
batalla
calendario
febrero
feriados del año
morse
alfabeto
constitucion fisica
ley de ohm
ley de newton
ley de murphy
segunda ley
propiedad conmutativa
juego
meme
instagram seguidores
contraseña
correo electronico abrir
vacunacion
bovinos
aftosa
pan
panaderia
levadura
harina
azucar
manteca
aceite
queso
jamon
tomate
cebolla
ajo
zanahoria
lechuga
zapallo
manzana
banana
frutilla
durazno
chocolate
mermelada
galletitas
budin
flan
alfajor
churros
locro
humita
tamales
polenta
ravioles
noquis
lasaña
tortilla
tarta
pastel
merengue
condimento
pimienta
oregano
comino
microondas receta
sarten
batidora
licuadora
parrilla
chorizo
morcilla
bife
carne picada
pescado
atun
mariscos
sushi
hamburguesa
panchos
papas fritas
licuado
jugo
te verde
fernet
trago
coctel
champagne
vegano
vegetariano
celiaco
gluten
dulzura
estrofa
metafora
oda
haiku
copla
payada
borges
cortazar
sabato
quijote
cervantes
shakespeare
personaje
protagonista
argumento
capitulo de la serie
autor del libro
resumen de la obra
ensayo literario
fabula
moraleja
guion
monologo
discurso de cumpleaños
frase de amor
frases
dedicatoria
piropo
refran
dicho popular
netflix
spotify
youtube
tiktok
disney
oscar
director
estreno
teatro
album
cantar
rock
cumbia
tango
reggaeton
folklore
zamba
chacarera
batería musical
violin
partitura
nota musical
cuadro famoso
escultura
museo
anime
manga
comic
superheroe
marvel
star wars
harry potter
pokemon
minecraft
fortnite
playstation
xbox
nintendo
consola
messi
maradona
penal de futbol
corner
arquero
delantero
defensor central
mediocampista
tabla de posiciones
fixture
libertadores
copa america
champions
olimpiadas
olimpico
medalla
formula 1
colapinto
boxeo
natacion
ciclismo
atletismo
hockey
voley
handball
golf
padel
surf
esqui
gimnasia
yoga
pilates
sentadillas
musculo
entrenamiento
rutina de ejercicios
calentamiento
estiramiento
set point
raqueta
cancha
hinchada
goleador
entrenador
descenso de categoria
soleado
nublado
viento
huracan
granizo pronostico
amanecer
atardecer
eclipse
estaciones del año
primavera
otoño
verano
invierno
marea
codigo fuente
bug
debug
funcion recursiva
bucle
array
string
json
api rest
git
github
commit
base de datos
consulta sql
react
angular
vue
node
typescript
php
ruby
kotlin
swift
golang
rust
compilador
terminal
consola de comandos
script
regex
expresion regular
framework
backend
frontend
stack overflow
null pointer
excepcion en
servidor web
nube
kubernetes
aws
mac os
teclado
mouse
pantalla azul
formatear
disco rigido
memoria ram
procesador
placa de video
impresora
escaner
bluetooth
usb
pdf a word
photoshop
powerpoint
planilla
formula de excel
tabla dinamica
macro
fuente tipografica
div
pixel
resolucion de pantalla
aplicacion descargar
descargar musica
hackear
antivirus
vpn
ip publica
dolor de panza
alergia primaveral
migraña
insomnio
colesterol
diabetes
presion alta
hipertension
antibiotico
amoxicilina
aspirina
diclofenac
omeprazol
jarabe
pastilla
dosis
sintomas
contagio
vacuna gripe
embarazo sintomas
ovulacion
menstruacion
acne
caspa
caida del pelo
caries
ortodoncia
moreton
quemadura de sol
picadura
mosquito
piojos
ansiedad
depresion
autoestima
psicologia
meditacion
relajarse
respirar mejor
proteina
creatina
metabolismo
hidratos
hierro en sangre
curar
cura la
tobillo hinchado
lumbalgia
contractura
masajes
acupuntura
te de
infusion
lago
monte
volcan
cordillera
desierto
isla
poblacion de
himno
idioma
moneda de
huso horario
latitud
longitud
ecuador linea
polo norte
tropico
distancia entre
cuantos kilometros
mapa
limite con
pais mas
ciudad mas
altura del
edificio mas alto
turismo
que visitar
hotel barato
playa
excursion
itinerario
valija
equipaje que llevar
vuelos baratos
san martin
belgrano
sarmiento
peron
evita
rosas
roca
virreinato
colonia
romano
egipto
piramide
inca
maya
azteca
edad media
renacimiento
napoleon
hitler
guerra mundial
malvinas guerra
dictador
reina
descubrimiento de america
prehistoria
siglo
filosofo
platon
aristoteles
socrates
kant
nietzsche
existencialismo
religion
biblia
jesus
santo
oracion a
rezar
astrologia
sueños significado
soñar con
numero primo
fraccion
porcentaje calcular
regla de tres
promedio
mediana
desviacion
estadistica
probabilidad de que salga
logaritmo
seno
coseno
trigonometria
hipotenusa
pitagoras
perimetro
volumen de
cubo
esfera
circulo
diametro
algebra
polinomio
funcion cuadratica
matriz
vector
limite de una funcion
resta
restar
multiplicar
tabla del
numero romano
binario
hexadecimal
conversion
pasar metros
pasar kilometros
pulgadas
fahrenheit
celsius
kilos a libras
mitosis
meiosis
adn estructura
fotosintesis
clorofila
oxigeno
hidrogeno
carbono
tabla periodica
elemento quimico
acido
molecula
electron
proton
neutron
fuerza fisica
einstein
relatividad
cuantica
velocidad
aceleracion
presion atmosferica
circuito electrico
resistencia electrica
voltaje
ohm
magnetismo
optica
sonido
estrella
marte
jupiter
saturno
venus
agujero negro
big bang
satelite
cometa
asteroide
nasa
astronauta
cohete
evolucion
darwin
mamifero
reptil
anfibio
ave
pajaro
insecto
hormiga
abeja reina
araña
serpiente
leon
tigre
elefante
jirafa
ballena
delfin
tiburon
pinguino
carpincho
loro
pez
acuario
hamster
raza de perro
entrenar un perro
adiestrar
gato come
alimento balanceado
pintar la pared
latex
enduido
yeso
durlock
ceramica
porcelanato
pegamento
arena
ladrillo
hormigon
mezcla
piso flotante
parquet
barniz
lijar
taladro
tornillo
clavo
martillo
destornillador
soldar
cable electrico
tomacorriente
lampara
foco
led
cortina
persiana
estante
placard
colchon
almohada
toalla
jabon
lavandina
detergente
desinfectar
sacar manchas
oxido
humedad pared sacar
moho
cucarachas
ratones
jardineria
cesped
pasto
poda
fertilizante
semilla
cactus
suculenta
tulipan
orquidea
albahaca
compost
pileta cloro
cañeria
inodoro
canilla gotea
termo
mate cebar
yerba
planchar
lavarropas programa
secarropas
bordado
crochet
tejido a
agujas
costura
ropa combinar
color de pelo
maquillaje
peinado
corte de pelo
crema facial
perfume
moda
outfit
zapatos combinar
tatuaje
como estas
como andas
todo bien
que contas
quien te creo
cuantos años tenes
tenes sentimientos
sos un robot
te amo
sos lindo
sos genio
buena onda
jaja
jeje
jajaja
asdf
qwerty
lorem ipsum
bla bla
prueba prueba
hablemos
charlemos
estoy triste
estoy feliz
aburrimiento
consejo de vida
consejo amoroso
como conquistar
cita romantica
primera cita
tinder
me gusta una chica
me gusta un chico
amor
enamorado
besos
abrazo
feliz navidad
feliz cumple
felicitar
horario de trenes
horario de atencion
numero de telefono de
direccion de
como viajar a
colectivo que va
parada de
estacion de servicio cercana
farmacia de turno
supermercado cerca
shopping
delivery
menu del dia
cine cartelera
precio de la nafta
precio del kilo
cuanto sale un
cuanto cuesta un
comprar barato
mejor celular
mejor notebook
recomendame
recomendar
ideas para
nombres para
disfraz
sorpresa
juego de mesa
sudoku
crucigrama
ahorcado
envido
poker
chinchon
generala
dados
rummy
domino
rompecabezas
magia
truco de magia
bolsa
merval
nasdaq
cedear
plazo fijo tasa
inflacion mensual
riesgo pais
reservas del banco central
pbi
tipo de cambio
euro
real brasileño cotizacion
ethereum
trading
forex
minar
`;

/** Taxes, provinces and town halls: law, but none that the corpus holds. */
export const otherLaw = `
abl
auh
rentas de la provincia
certificado de antecedentes
retenciones
exportar
importar
codigo alimentario
codigo urbanistico
licencia de caza
pesca deportiva
impuesto a las ganancias
ganancias cuarta categoria
bienes personales
ingresos brutos
impuesto de sellos
sellos provincia
impuesto inmobiliario
tasa municipal
tasa de abl
alicuota
monotributo categoria
categoria de monotributo
recategorizacion
escala
afip
arca
anses
ordenanza
ordenanza municipal
habilitacion municipal
habilitacion comercial
codigo de edificacion
edificacion
codigo contravencional
contravencional
patente del auto
patente automotor
estacionamiento medido
vtv
arba
agip
pasaporte
tramite dni
codigo aduanero
arancel aduanero
codigo rural provincial
ley provincial
constitucion provincial
`;

/** What people with a legal problem, and those who help them, speak of. */
export const legalMatters = `
pagar
cobrar
reclamar
denunciar
demandar
juicio
contrato
firmar
deber
deuda
obligacion
derecho
indemnizar
despedir
desalojar
alquiler
inquilino
dueño
propietario
vecino
herencia
heredar
divorcio
separar
casar
matrimonio
pareja
conviviente
hijo
alimentos
custodia
visitas
testamento
garantia
devolver
comprar
vender
servicio
estafar
engañar
robar
amenazar
pegar
violencia
accidente
chocar
atropellar
daño
lesion
lastimar
responder
culpa
multa
sancion
pena
delito
preso
detener
policia
juez
abogado
tribunal
fiscal
sentencia
apelar
recurso
plazo
prescribir
caducar
nulidad
rescindir
resolver
incumplir
cumplir
ley
legal
ilegal
requisitos
efectos
prueba
testigo
notificar
intimar
embargo
quiebra
sociedad
socio
empleador
trabajo
sueldo
vacaciones
licencia
obra social
prepaga
seguro
banco
tarjeta
prestamo
cuota
interes
usucapion
posesion
escritura
inmueble
casa
terreno
expensas
consorcio
medianera
datos
imagen
apellido
adopcion
embarazo
capacidad
discapacidad
amparo
constitucional
administrativo
autoridad
registro
inscribir
dominio
acreedor
deudor
fianza
locacion
comprobante
factura
boleta
abusivo
discriminar
arreglar
romper
negar
obligar
permiso
autorizar
prohibir
exigir
renunciar
echar
quitar
perder
morir
sucesion
homicidio
hurto
estafa
representante
mandato
donacion
comodato
mutuo
hipoteca
prenda
usufructo
servidumbre
condominio
fideicomiso
leasing
cesion
novacion
subrogacion
solidaridad
caducidad
mora
dolo
clausula
simulacion
fraude
filiacion
progenitor
tutela
curatela
heredero
legatario
legado
albacea
particion
colacion
legitima
preaviso
jornada
cautelar
demanda
excepcion
pericial
costas
honorarios
competencia
jurisdiccion
cheque
pagare
endoso
aval
concurso
verificacion
accionista
asamblea
directorio
tutor
conyuge
ganancial
tentativa
agravante
imputado
victima
querellante
autocontratacion
consentimiento
acto juridico
persona juridica
union convivencial
responsabilidad parental
cuidado personal
legitima defensa
caso fortuito
fuerza mayor
buena fe
derechos reales
estado de sitio
juicio politico
habeas
`;

/** Ways of asking for anything but law: chores for an assistant, general knowledge, how things are done. Folded text. */
export const otherIntents: readonly RegExp[] = [
  /\b(?:escribi|redacta|conta|hace|arma|pasa|canta|dibuja|inventa|genera|sugeri|recomenda|traduci|resumi|ensena|mostra|recita|tira)(?:me|nos|le)\b(?! (?:un |una |el |la )?(?:contrato|carta documento|demanda|escrito|nota|telegrama|reclamo|denuncia|poder|acuerdo|convenio))/,
  /\b(?:ideas|recomendaciones|nombres|frases|consejos|trucos|ejercicios|moldes|acordes|receta) (?:para|de|lindos)\b/,
  /\bquien (?:gano|invento|escribio|descubrio|pinto|canta|compuso|dirigio|fue el primer|fue la primera|te (?:hizo|creo|programo))\b/,
  /\b(?:cual|cuales) (?:es|son|fue) (?:el|la|los|las) (?:mejor|capital|rio|pais|planeta|animal|ciudad|montana|cerro|lago|formula|raiz|color|idioma|pelicula|libro|juego|plural|velocidad)\b/,
  /\bcuant[oa]s? (?:mide|pesa|kilometros|calorias|habitantes|grados|litros|gramos|huesos|patas|planetas|continentes|jugadores|goles|anos tenes|anos vive|es el \d)/,
  /\bcuantos dias (?:tiene|hay en) (?:el ano|la semana|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|un)\b/,
  /\b(?:donde queda (?!su |mi )|a que (?:temperatura|velocidad)|en que ano|que tiempo hace|va a llover|que hora es|que dia es hoy|conviene comprar|que (?:vino|pintura|color|perfume|peinado))\b/,
  /\bpor que (?:el cielo|el mar|los? (?:perros?|gatos?|pajaros?)|mi (?:perro|gato|planta)|cayo el|el agua)\b/,
  /\bcomo (?:se )?(?:cocina|prepara|hornea|dice|pronuncia|juega|baila|dibuja|teje|cura|centra|limpia|pinta|poda|afina|riega|afila|conjuga|traduce|multiplica|resta|formatea|desinstala|forma un|saca la (?:generala|raiz)|hace (?:un|una|el|la) (?:nudo|torta|masa|asado|milanesa|salsa|pan|budin))[nrs]?\b/,
  /\bcomo (?:cocino|preparo|horneo|juego|bailo|dibujo|instalo|centro|configuro|pinto|planto|podo|riego|llego|reparo|destapo|limpio|lavo|saco la mancha|adelgazo|bajo de peso|bajo la fiebre|duermo|medito|aprendo|multiplico|nivelo|cuelgo|tejo|afino|mejoro mi|libero espacio|descargo|desbloqueo|le enseno|me saco el)\b/,
  /\bcomo hago (?:para (?:dormir|adelgazar|aprender)|un(?:a)? (?:torta|tarta|pan|masa|asado|salsa|contrapiso|mueble|huerta|pagina web|programa|grafico|dibujo|nudo|avion|bucle|tabla))\b/,
  /\bcuant[oa]s? (?:tiempo |minutos )?(?:hiervo|cocino|horneo|lleva un|hay que hervir|hay que cocinar|dura un resfrio)\b/,
  /\b(?:cuando|a que hora) (?:juega|juegan|empieza (?:el partido|la temporada|la serie)|estrena|se poda|es el proximo)\b/,
];
