/** Words that say nothing about the matter: function words, question words, courtesy and chat filler. Without accents. */
export const stopWords = `
a al algo alguien algun alguna algunas alguno algunos ante antes asi aun aunque aquel aquella aquello aquellos aca ahi alla alli
ahora b bajo bien c cabe cada casi como con conmigo contra cual cuales cualquier cualquiera cuando cuanta cuantas cuanto cuantos
d da dan de del desde despues dicha dicho dichas dichos donde dos durante e el ella ellas ellos en encima entre era eran eres es esa
esas ese eso esos esta estaba estaban estan estar estas este esto estos estoy etc f fin fue fueron fuera fuese ha haber habia
habian habra habria hace hacen hacer hacia hago han has hasta hay haya hayan he hecho hizo hicieron hice i incluso
j jamas junto k l la las le les lo los luego m mas me mediante menos mi mia mias mientras mio mios mis mismo misma mismas mismos mucho
mucha muchas muchos muy n nada nadie ni ningun ninguna ninguno no nos nosotros nuestra nuestro nuestras nuestros nunca o ojala os otra
otras otro otros p para pero poca poco pocos podemos poder podes podria podrian podra podran por porque pues puede pueden puedo pueda
puedan pudo q que quien quienes quiera quiero quieren quiere queria quisiera r s sabe saber se sea sean segun ser sera seran seria si
sido siempre siendo sin sino sobre sos son soy su sus t tal tales tambien tampoco tan tanta tanto tantos te tenemos tener tengo tengas
tenia tenian tiene tienen tienes tenes tenga tengan toda todas todavia todo todos tras tu tus tuve tuvo u un una unas uno unos usted
ustedes v va van vamos vas veces ver vez vos voy w x y ya yo z
cuyo cuya cuyos cuyas respecto dentro ademas
hola buenas buenos dias tardes noches gracias favor ayuda ayudame ayudar ayudenme consulta consultar pregunta preguntar urgente che
necesito necesitaria explicame explicar explica decime decir digan dice dicen dijo dijeron establece dispone preve quisiera gustaria
quede quedo queda quedan quedar puse pasa paso pasaron resulta entonces igual bueno ok dale sirve vale corresponde corresponden tema
caso casos situacion respuesta info informacion porfa porfavor doctor doctora dr dra estimado estimados saludos
hoy ayer mañana manana forma manera modo tipo tipos ejemplo mil dar diera doy dieron dio debo debe deben deberia deberian
hice hicimos hicieran habla hablo sigue siguen sigo seguir anda sale salio
partir demas decir dijiste decirme podrias podrian podriamos deberias deberiamos
art arts articulo articulos inc inciso incisos parrafo ley leyes norma normas codigo decreto
argentina argentino
`;
