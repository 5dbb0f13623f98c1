// Words of every day that texts of law hardly write: with a capital they open a sentence, or stand in a line of capitals. Editor's own list.
const WORDS =
  'adentro afuera arriba abajo adelante atras encima debajo cerca lejos alla aca ahi aqui entonces despues antes ahora luego todavia recien siempre nunca jamas quizas acaso ojala mientras apenas igual encima ademas tampoco afortunadamente lamentablemente ' +
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno treinta cuarenta cincuenta sesenta setenta ochenta noventa cien mil primero segunda tercero tercera ' +
  'lengua matematica matematicas historia geografia ingles biologia fisica quimica musica plastica guia cuenta cuentas recibo factura consorcios consorcio desgrabacion transcripcion audio video foto fotos captura capturas mensaje mensajes llamada llamadas ' +
  'capataz encargado sereno chofer operario obrero gerente patron jefe duena dueno miente niega dice dijo declara manifiesta firma ingreso ingresaron firmaron dijeron declararon cobra trabaja vive sabe conoce intercambio ' +
  'mejoria estable lucido lucida afebril febril paciente visita ateneo interconsulta alta ingreso egreso evolucion control controles diuresis glucemia ecocardiograma radiografia ecografia urocultivo curacion medicacion alergia alergias tratamiento turno turnos internacion guardia ' +
  'gracias hola chau bueno dale listo perdon disculpa mira escucha fijate acordate avisame mandame pasame decime vamos callate paren basta silencio permiso presente adelante ' +
  'llora grita pega rompe corre salta duerme come juega dibuja escribe lee mira quiere pide ' +
  'llevaba llevo traia trajo compro vendio pago debia debe entro salio subio bajo cayo corrio grito lloro llamo abrio cerro rompio saco puso dejo quedo volvio vino fue iba estaba tenia habia hubo hace hizo ' +
  'pueblos indigenas guarani mapuche wichi qom kolla toba originarios originaria cacique longko lonko lof machi ' +
  'vereda cuadra esquina plaza cancha kiosco almacen verduleria panaderia carniceria ferreteria taller galpon patio pieza cocina comedor bano living garage techo puerta ventana reja porton ' +
  'mochila campera gorra remera pantalon zapatillas cuchillo revolver pistola celular billetera llaves bicicleta moto auto camioneta camion colectivo remis taxi tren ' +
  'mama papa abuela abuelo tia tio hermano hermana primo prima nena nene bebe chicos chicas pibe piba senora senor vecino vecina amigo amiga novia novio marido mujer';

export const SENTENCE_WORDS: ReadonlySet<string> = new Set(WORDS.split(' '));
