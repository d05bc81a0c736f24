import type { Table } from '../table.ts';

/** Correos, SEUR, MRW, NACEX, GLS, TIPSA, Envialia, Estafeta, Correo Argentino, Chilexpress, DHL, UPS and Amazon in Spanish. */
export const es: Table = {
  capitals: 'names',
  beforePlaces:
    'calle avenida avda plaza paseo en a de desde hacia por para via al del con hasta entre sobre e y',
  notNames:
    /^(?!(?:granada|merida|ensenada|gibraltar|santander|alcazar|mar|miramar|aguilar|bolivar|escobar|salazar|andujar|bejar|valencia|palencia|plasencia|alicante|benavente|vicente|clemente|puente|concepcion|asuncion|encarnacion|trinidad|soledad|talavera|antequera|utrera|herrera|cabrera|rivera|aguilera|colorado|dorado|prado|alvarado|machado|collado|madrid|tenerife|extremadura|lleida|florida|quesada)$).*(cion|ciones|sion|miento|mientos|idad|idades|ad[oa]s?|id[oa]s?|aje|ajes|encia|ancia|ando|endo|ar|er|ir|arse|erse|irse|arlo|arla|erlo|irlo|ible|able|mente|nte|ura|era)$/,
  words: {
    filler: `
      el, la, los, las, lo, un, una, unos, unas, al, del, de, a, en, con, por, para, desde, hacia, tras, entre, segun, mediante, durante, dentro, bajo, ante, contra, conforme, respecto, acerca, cerca, junto, o, u, que, cual, donde, cuando, como, quien, cuyo, cuya, mas, menos, muy, tan, solo, ademas, asi, ahora, ya, aqui, alli, alla, se, su, sus, tu, tus, te, le, les, nos, me, mi, mis, nuestro, nuestra, nuestros, nuestras, vuestro, vuestra, usted, ustedes, ti, este, esta, esto, estos, estas, ese, esa,
      eso, esos, esas, dicho, dicha, mismo, misma, mismos, propio, propia, todo, toda, todos, todas, cada, algun, alguno, alguna, algunos, varios, ambos, tal, ha, han, he, has, hemos, haya, hayan, haber, habido, habia, habian, hay, hubo, fue, fueron, fuera, sido, ser, es, son, era, eran, estar, estan, estamos, estoy, estaba, estaban, estuvo, encuentra, encuentran, encontrandose, tiene, tienen, tenemos, tenia, tener, hace, hacer, hecho, hizo, hicimos, pasado, hemos pasado, paso, pasamos, da, dar, dado,
      dio, va, van, vamos, viene, queda, quedado, sufrido, sufre, sufrio, sufrir, presenta, podido, poder, logrado, conseguido, realizar, realizando, realizamos, efectuar, efectuando, ejecutar, llevar a cabo, procede, procedido, proceder, procedemos, procedera, envio, envios, paquete, paquetes, paqueteria, bulto, bultos, pieza, piezas, articulo, articulos, mercancia, mercancias, mercaderia, producto, productos, encomienda, encomiendas, expedicion, expediciones, carta, cartas, certificado, certificada,
      carga, contenido, remesa, correspondencia, compra, debido a, debido, a causa de, a causa, causa, causas, por motivos, porque, ya que, puesto que, por parte de, por parte, a traves de, a traves, a nombre de, nombre de, a cargo de, a peticion, por favor de, en nombre de, en poder de, en poder, en manos de, en manos, en mano, en mano al, con destino, con destino a, con cargo a, en relacion con, alrededor de, dentro de, junto con, acuerdo con, de acuerdo, de acuerdo con, tras la, con exito,
      exitosamente, satisfactoriamente, correctamente, correcto, correcta, debidamente, finalmente, directamente, fisicamente, electronicamente, automaticamente, manualmente, actualmente, recientemente, completamente, totalmente, oficialmente, efectivamente, normalmente, lamentablemente, desafortunadamente, desgraciadamente, hola, buenas noticias, genial, enhorabuena, desde ayer, ayer, proceso, servicio, servicios, operacion, operaciones, operativa, operativo, red, equipo, zona, area, region,
      provincia, municipio, poblacion, distrito, comuna, departamento, linea, tipo, modalidad, numero, num, nro, n, no @number, ref, referencia, codigo de, codigo, via, urgente, estandar, economico, express, expres, prioritario, ordinario, paq, hs, hrs, hora, horas, h, am, pm, kg, sin contacto, actual, actuales, anterior, principal, final, inicial, primer, primera, segundo, segunda, tercer, tercera, ultimo, ultima, 1er, 1a, 2o, 2a, espana, peninsula, mexico, argentina, chile, colombia, peru, uruguay,
      ecuador, portugal, francia, alemania, italia, china, hong kong, estados unidos, eeuu, usa, europa, canarias, baleares, s a, sa, sl, s l, cp, don, dona, sr, sra, d, molestias, inconveniente causado, inconvenientes causados, otro, otra, otros, otras, unico, unica, elegido, elegida, seleccionado, seleccionada, indicado, indicada, solicitado por ti, correspondiente, correspondientes, acordada, acordado, habitual, necesario para, autorizado, autorizada, continua su, sigue su, curso, realidad, poco,
      continuar, continuamos, seguir, seguimos, sigue, siguen, adicional, adicionales, objeto postal, tienes, dispones, dispone, rumbo, rumbo a, con rumbo a, con direccion a, con direccion al, con direccion a la, asiatico, asiatica, chino, espanol, espanola, mexicano, mexicana, argentino, chileno, colombiano, peruano, europeo, europea, telefonicamente, por telefono, via telefonica, establecido, establecida, establecidos, pasar, pasar por, timbre, habiendo, estando, teniendo, siempre, bien, mejor,
      solamente, principalmente, en general, ella, ellas, ellos, ello, uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, bastante, mucho, mucha, muchos, muchas, pocos, cierta, ciertas, ciertos, algo, algunas, aquel, aquella, aquellos, debajo, encima, delante, detras, enfrente, lado, al lado de, a pesar de, pues, tuvo, tuvimos, tuvieron, hacen, hacemos, haciendo, cuyos, cuyas, ultimas, ultimos, vuestros, vuestras, suyo, suya, quienes, cuales, diferente, diferentes, varias, principales,
      incluso, total, encargada, encargadas, encargados, fisica, fisico, momento, en este momento, en el momento, en el momento de la entrega, inmueble, urbanizacion, finca, provocado, provocada, provoco, causado, causada, causo, ocasionado, ocasionada, mayor, mayores, cuando llegamos, llegamos, carretero, tramo, sin novedad, sin novedades, sin incidencias, sin incidencia, sin contratiempos, protocolo, por protocolo, ya no procede la cancelacion, no procede la cancelacion, cancelacion rechazada,
      cancelacion no procede, cancelacion denegada, solicitud de cancelacion rechazada, abre con tu, abre con su, quedo, tras el recorrido, tras la ruta, despues del recorrido, tras el reparto, segun instrucciones, segun sus instrucciones, segun tus instrucciones, segun lo indicado, segun indicaciones, segun sus indicaciones, incidencia resuelta, incidencia solucionada, incidencia subsanada, sin tasas pendientes, sin pagos pendientes, sin aranceles pendientes, transmitidos, transmitido, ventanilla,
      de nieve, lapiz, ensena tu dni, ensena, tu dni, muestra tu dni, ahora mismo, mientras tanto, entretanto, despues de eso, anteayer, anoche, intacto, intacta, sin problemas, sin danos, en buen estado, en perfecto estado, en perfectas condiciones, provisionalmente, temporalmente, definitivamente, integramente, caja, cajas, sobres, bolsas, pales, bulto unico, kilo, kilos, gramos, euros, eur, importe de, poligono, poligono industrial, nave numero, piso numero, puerta numero, portal numero,
      cinta, pasillo, estanteria, zona de, sector, barrio, localidad de, provincia de, comarca, nuestro equipo, companero, companeros, companera, empleados, operarios, personal, turno, de madrugada, por la manana, por la tarde, por la noche, sobre las, como maximo, como muy tarde, a mas tardar, por via maritima, segun lo acordado, segun lo previsto, como pediste, como solicito, como solicitaste, conforme a, al segundo intento, en el segundo intento, en segunda visita, tras un primer intento fallido,
      despues de un primer intento fallido, tras un intento fallido, tras la revision, tras la inspeccion, despues de la revision, ya no se puede cancelar, no se puede cancelar, ya no es posible cancelar, ya no es posible cancelarlo, ya no es posible anular, no se pudo atender la solicitud de cancelacion, no se requiere firma, sin necesidad de firma, firma no necesaria, no hace falta firma, no es necesaria la firma, revisado en planta, sobre, tambien, asignar
    `,
    advice: `
      por favor, gracias, gracias por, muchas gracias, disculpa, disculpe, disculpen, disculpas, pedimos disculpas, rogamos, rogamos disculpen, se puede reprogramar, puedes reprogramar, puede reprogramar, puede solicitar, puedes solicitar, se puede solicitar, puede concertar, puedes concertar, puede elegir, puedes elegir, lamentamos, lo sentimos, sentimos, perdona, perdon, para mas informacion, mas informacion, para mayor informacion, para mas detalles, consulta, consulte, consultar, visita, visite,
      visitar, revisa, revise, pongase en contacto, ponte en contacto, ponerse en contacto, contacta con, contacte con, contacta, contacte, contactanos, contactenos, llamanos, llame, llama al, recuerda, recuerde, ten en cuenta, tenga en cuenta, puedes consultar, puede consultar, podras consultar, puedes seguir, puede seguir, sigue tu, siga su, te informaremos, le informaremos, te avisaremos, le avisaremos, te mantendremos, le mantendremos, te notificaremos, le notificaremos, nos pondremos en contacto,
      contactaremos, recibiras un sms, recibira un sms, recibiras un aviso, recibiras un email, recibiras un correo, recibira un correo, recibiras una notificacion, recibira una notificacion, te enviaremos, le enviaremos, atencion al cliente, servicio de atencion, hotline, web, pagina web, app, aplicacion, haz clic, haga clic, accede a, acceda a, ingresa a, ingrese a, entra en, dudas, ayuda, trabajamos para, estamos trabajando, trabajando para, comprueba, compruebe, verifica, verifique, acude, acuda,
      dirijase, dirigete, horario de, esperamos que lo disfrutes, esperamos que disfrutes, esperamos que te guste, favor de, favor, que lo disfrutes, esperamos haber, preparate, preparate para, preparese, use, utiliza, utilice, introduce, introduzca, escanea, escanee, abre la taquilla, muestra, muestre, presenta el codigo, presente el codigo, no olvides, no olvide, asegurate, asegurese, descarga la app, descarga nuestra app, descarga la aplicacion, tramites pueden tardar, proceso puede tardar,
      proceso puede demorar, se corregira la ruta, corregiremos la ruta, corrigiendo la ruta, presentando, usa el codigo, use el codigo, utiliza el codigo, lleva tu dni, lleve su dni, lleve su identificacion, comuniquese, comunicate, comuniquense, para completarlo, para completarla, para corregirlo, os avisaremos, actualizaremos, actualizaremos el estado, te mandaremos, sentimos las molestias, disculpa las molestias, disculpe las molestias, gracias por tu paciencia, gracias por su paciencia,
      agradecemos, no tienes que hacer nada, no tiene que hacer nada, no necesitas hacer nada, no es necesario que hagas nada, no hace falta que hagas nada, no te preocupes, no se preocupe, sigue tu envio, llama, accede, acceda, sube los documentos, sube, lleve, trae, traiga, recibiras el codigo, recibiras un codigo, recibiras un mensaje, recibira un codigo, no acudas, no acuda, espera el aviso, espere el aviso
    `,
    soon: 'pronto, en breve, brevemente, proximamente, lo antes posible, cuanto antes, a la mayor brevedad, a lo largo del dia, durante el dia, en los proximos dias, en las proximas horas, proximas horas, proximos dias, inmediatamente, de inmediato, rapidamente, lo mas pronto posible, en las siguientes horas, en poco tiempo, enseguida, en seguida, temprano, a primera hora, a ultima hora, quedan @number paradas, a @number paradas, @number paradas, a pocas paradas',
    today:
      'hoy, hoy mismo, en el dia de hoy, el dia de hoy, en el dia, esta manana, esta tarde, esta noche, el mismo dia, mismo dia',
    tomorrow:
      'manana, al dia siguiente, dia siguiente, el dia siguiente, siguiente dia habil, proximo dia habil, siguiente dia laborable, proximo dia laborable, dia habil siguiente, pasado manana, otro dia, proximo dia, siguiente dia, nueva fecha, otra fecha, fecha posterior, mas adelante, mas tarde, dias siguientes',
    again:
      'de nuevo, nuevamente, otra vez, una vez mas, nuevo, nueva, nuevos, nuevas, volver a, volveremos a, vuelve a, segunda vez, reubicacion, reubicado, reubicar',
    yet: 'aun, todavia, hasta ahora, hasta el momento, de momento, por el momento, por ahora, a dia de hoy',
    and: 'y, e, pero, aunque, sin embargo, por lo tanto, por tanto, por lo que, luego, despues, entonces, asi que, asimismo, no obstante, posteriormente, a continuacion, mientras, pasada esa fecha, pasado ese plazo, pasado este plazo, pasada esta fecha, pasado dicho plazo, transcurrido ese plazo, transcurrido dicho plazo, transcurrido este plazo, tras esa fecha, tras ese plazo, despues de esa fecha, a partir de esa fecha, a partir de entonces, vencido ese plazo',
    not: `
      no, ni, nunca, jamas, sin, tampoco, ya no, no se, no ha, imposible, imposibilidad, imposibilidad de, imposible de, imposibilitado, imposibilita, imposibilitando, incapaz, incapaces, no puede, no pueden, no puede ser, no pueden ser, no podemos, no se puede, no se pudo, no pudo, no pudo ser, no pudieron, no pudimos, no ha podido, no ha podido ser, no se ha podido, no se han podido, no han podido, no hemos podido, no pudiendo, no ha sido posible, no fue posible, no es posible, no resulto posible,
      no ha resultado posible, no siendo posible, no era posible, no fue, no se logro, no se ha logrado, no hemos logrado, no logramos, no logro, no conseguimos, no hemos conseguido, no ha conseguido, no se consiguio, sin haber, sin haber sido, sin poder, sin posibilidad de, nada, ningun, ninguno, ninguna, no habia sido, dejo de, tampoco se, sin necesidad de, en lugar de, en lugar del, en vez de, en vez del
    `,
    will: `
      siendo, sera, seran, seras, seremos, estara, estaran, estaras, estaremos, sea, sean, habra, va a ser, van a ser, va a, van a, vamos a, vas a, pendiente de, pendiente de ser, pendiente de que, pendientes de, pendientes de ser, pendiente por, por ser, para ser, para su posterior, en espera de, en espera de ser, en espera de que, en espera por, a la espera de, a la espera de ser, a la espera de que, a espera de, esperando, esperando a, esperando ser, esperamos, espera de, espera ser, se espera que,
      previo a, debe, debe ser, deben, deben ser, debes, debera, debera ser, deberan, deberas, debemos, debiera, tiene que, tienes que, tienen que, tenemos que, hay que, habra que, una vez, una vez que, una vez sea, cuando sea, cuando se, cuando este, en cuanto, tan pronto como, para que, con el fin de, a fin de, sujeto a, sujeta a, a realizar, por realizar, a punto de, intentaremos, intentara, intentaran, trataremos de, procederemos a, se procedera a, comenzara, comenzaremos, iniciaremos, queremos,
      necesita, necesitan, necesitamos, necesitas, requiere, requerira, pretende, esten, este lista, este listo, a la espera del, a la espera de la, en espera del, en espera de la, esperando el, esperando la, esperando que, a la espera de que el, en espera de que el, sufrira, sufriran, realizara, realizaran, pasara, pasaran, tendra, tendran, tendras, tendremos, habran, dara, daran, hara, haran, haremos, llevara, llevaran, casi, depende de, depende del, debia, debia entregarse, debia llegar,
      debia haberse entregado, debia haber llegado, deberia, deberian, tenia que, tenia que llegar, tendria que, tiene previsto, quiere, quieren, desea, deseamos, procuraremos
    `,
    until:
      'antes de, antes de que, antes de ser, antes del, hasta, hasta que, hasta el, hasta la, hasta que no, hasta que no se',
    will_around: `
      pendiente, pendientes, previsto, prevista, previstos, previstas, previsto para, prevista para, estimado para, estimada para, fecha estimada, estimada, estimado, estimadas, estimados, estimacion, esperada, esperado, se espera, prevision, previsiblemente, programada, programado, programados, programadas, planificada, planificado, planeada, planeado, calculada, aproximada, aproximadamente, probable, probablemente, preve, se preve, proxima entrega, en tramite de ser, prevemos, prevemos que,
      a partir del lunes|martes|miercoles|jueves|viernes|sabado, desde el lunes|martes|miercoles|jueves|viernes|sabado, salvo imprevistos, salvo imprevisto, salvo retrasos, si no hay incidencias, si todo va bien, si no surgen imprevistos
    `,
    can: 'puede, pueden, puedes, podemos, podra, podran, podras, podremos, podria, podrian, pueda, puedan, puede ser, podria ser, es posible, es posible que, posible, posibles, posiblemente, posibilidad, posibilidad de, cabe la posibilidad, quiza, quizas, tal vez, seria, estaria, estarian, parece',
    if: `
      si, en caso de, en caso de que, en caso contrario, en su caso, de lo contrario, de no ser, de no, siempre que, siempre y cuando, a menos que, salvo que, excepto si, en el supuesto, cuando no, a no ser que, sin recogida antes, sin recogida hasta, sin retirada antes, de no recogerse antes, de no ser recogido antes, sin respuesta antes, sin respuesta suya, sin instrucciones suyas, en cuanto recibamos, solo si, solo cuando, unicamente si, si no, una vez pagado, una vez pagados, una vez abonado,
      una vez abonados, previo pago, de no recogerlo, pasados @number dias, transcurridos @number dias, tras @number dias, despues de @number dias, salvo, cumplido el plazo
    `,
    delivered: `
      entregado, entregada, entregados, entregadas, entrego, entregaron, entrega realizada, entrega efectuada, entrega completada, entrega completa, entrega exitosa, entrega finalizada, entrega confirmada, entrega ejecutada, entrega conforme, entrega con exito, entrega ok, entrega hecha, entrega cumplida, entrega efectiva, entrega digitalizada, hemos entregado, ya entregamos, realizada la entrega, efectuada la entrega, confirmacion de entrega, entrega final realizada, confirmada la entrega,
      se realizo la entrega, realizo la entrega, entrega satisfactoria, entregado conforme, dejado en domicilio, entregamos con exito, entregamos exitosamente
    `,
    delivery:
      'entrega, entregas, entregar, entregarlo, entregarla, entregarle, entregarte, entregartelo, entregarselo, entregarlos, entregamos, reparto, repartos, repartir, reentrega, entrega a domicilio, entrega final, distribuir, nueva entrega, entregando, para completar la entrega, para realizar la entrega, para efectuar la entrega, para poder entregar, para poder entregarlo, para poder realizar la entrega, entregarse, repartirse, repartirlo, repartirla',
    delivering: `
      en reparto, en el reparto, en proceso de entrega, en proceso de reparto, en distribucion, en ruta de entrega, en ruta de reparto, en ruta para entrega, en ruta para su entrega, en ruta para reparto, en ruta a entrega, ruta de entrega, ruta de reparto, salida a reparto, salido a reparto, sale a reparto, salio a reparto, salio para entrega, salida para entrega, salido para entrega, salio a entrega, salida a entrega, salida para reparto, salido para reparto, salio para reparto, salio a ruta,
      salida a ruta, salio en ruta, en vehiculo de reparto, en el vehiculo de reparto, en camino a tu domicilio, en camino a su domicilio, camino a tu domicilio, camino a su domicilio, camino al domicilio, camino a domicilio, en camino para entrega, en camino para ser entregado, camino a tu direccion, camino a su direccion, camino hacia tu domicilio, camino hacia el destinatario, camino al destinatario, en camino al destinatario, entrega en curso, entrega en proceso, en entrega, siendo entregado,
      siendo entregada, siendo repartido, repartiendo, se esta entregando, se esta repartiendo, reparto en curso, en transito al destinatario, en transito para entrega, en transito a domicilio, cargado para entrega, cargado en reparto, cargado para reparto, en poder del repartidor para entrega, reparto iniciado, entrega iniciada, salio con el repartidor|cartero|mensajero|conductor, salido con el repartidor|cartero|mensajero|conductor, sale con el repartidor|cartero|mensajero|conductor
    `,
    signed:
      'firmado, firmada, firmo, firmado por, firmada por, firma obtenida, firma recogida, firma recibida, firmante, firma capturada',
    collected: `
      recogido, recogidos, recogidas, recogio, recogieron, sido recogida, fue recogida, ha recogida, mercancia recogida, paqueteria recogida, encomienda recogida, carga recogida, hemos recogido, recolectado, recolectada, recolectados, recolectadas, recolecto, retirado, retirada por, retirados, retiradas, retiro el, ha retirado, sido retirada, fue retirada, retiraron, recogida realizada, recogida efectuada, recogida completada, recogida finalizada, recogida exitosa, recogida hecha, recogida confirmada,
      recogida ok, recoleccion realizada, recoleccion efectuada, recoleccion exitosa, recoleccion completada, retiro realizado, retiro efectuado, retiro exitoso, colectado, colectada, recogida por, retiro su
    `,
    collection:
      'recogida, recogidas de, recoger, recogerlo, recogerla, recogerlos, recoleccion, recolecciones, recolectar, recolectarlo, retirar, retirarlo, retirarla, retirada, retiro, retiros, colecta, colectar, recogiendo, recoge, recojas, recoja, retire, retires, pasar a buscar, pasar a buscarlo, buscar tu paquete, recogerse, retirarse, recoges, recogen, recojan, retiras, retiran, recogelo, recogela, pasemos a recoger, pasar a recoger, pasen a recoger',
    accepted: `
      admitido, admitida, admitidos, admitidas, admision, admitio, aceptado, aceptada, aceptados, aceptadas, acepto, aceptacion, imposicion, impuesto en la oficina, impuesto en oficina, impuesto en origen, en nuestro poder, tomado en carga, tomada en carga, hecho cargo, se ha hecho cargo, recepcionado en origen, ingresado a la red, ingreso a la red, incorporado a la red, entrada en la red, entrada en red, ingresado en la red, en poder del transportista, en poder de la paqueteria, en poder de @carrier,
      en poder de la mensajeria, en manos del transportista, impuesto en la sucursal, impuesto en sucursal, impuesta en oficina, llego al almacen de recoleccion, llego al almacen de recogida, llegado al almacen de recogida
    `,
    received:
      'recibido, recibida, recibidos, recibidas, recibio, recibieron, recibimos, recepcion, recepciones, recepcionado, recepcionada, recepcionados, recepcionamos, recepciono, recibir, recibirlo, recibirla, recibiendo, recibe, acuse de recibo, recibi, recibamos, reciba, reciban, nos llegue',
    handed:
      'transferido, transferida, transferidos, transferencia, transfirio, traspasado, traspasada, traspaso, cedido, cedida, confiado, confiada, puesto a disposicion de, presentado, presentada, presentados, presentacion, remitido a, cambio de transportista, intercambio, asignado, asignada, asignacion, nos entregue, nos lo entregue, vendedor entregue, remitente entregue, nos haga entrega, traspasados',
    posted:
      'impuesto por el remitente, depositado por el remitente en correos, puesto en el correo, enviado por correo, despachado por el remitente, franqueado, franqueada',
    dropped_off: `
      dejado por el remitente, entregado por el remitente, entregada por el remitente, entregado por el vendedor, depositado por el remitente, depositada por el remitente, depositado por el vendedor, depositado en punto por el remitente, depositado en el punto por el remitente, entregado por remitente, depositado por remitente, entregado por el cliente en, entregado por el expedidor, depositado por el cliente en, depositado en origen, depositado en oficina por el remitente,
      depositado en la oficina por el remitente, entregado en oficina por el remitente, entregado en la oficina por el remitente, dejado en oficina por el remitente, remitente|vendedor ha entregado|depositado|dejado, remitente|vendedor entrego|deposito|dejo
    `,
    deposited:
      'depositado, depositada, depositados, depositadas, deposito, depositamos, depositar, dejado, dejada, dejados, dejamos, dejo, dejar, deja, dejando, colocado, colocada, introducido, introducida, ubicado, ubicada, puesto en, puesta en, dejado en, queda en, dejar el paquete, depositado aun, dejarlo, dejarla, dejarlos, depositarlo, depositarla, introducirlo, introducirla, colocarlo, colocarla, deposite, depositen, deposita, han dejado, se ha dejado, ha sido dejado, hemos dejado, dejo al vecino',
    arrived:
      'llegado, llegada, llegados, llegadas, llego, llegaron, llega, llegan, llegar, llegando, llegue, arribo, arribado, arribada, arribaron, arribar, ingreso, ingresos, ingresado, ingresada, ingresados, ingresar, entrada, entradas, entro, entrado, entrar, alcanzado, alcanzo, ingresa, arriba, en nuestras instalaciones, en nuestro poder en, presente en, acaba de llegar, atracado, atracada, atraco en el puerto, atraco en, arribando, arriba a, ha atracado',
    departed:
      'salida, salidas, salido, salio, salieron, sale, salen, salir, saliendo, partida, partido, partio, ha dejado, ha abandonado, abandonado el, abandono el, abandona, abandonado las, dejado el pais, dejo el pais, dejado el centro, dejado las instalaciones, dejo las instalaciones, zarpado, zarpo, despegado, despego, egreso, egresado, egresada, expedido, expedida, salida desde, partiendo, salida de la, despegue, zarpe, ha salido, despegar, zarpar, partir hacia, zarpando',
    processed: `
      procesado, procesada, procesados, procesadas, procesando, procesamiento, procesamos, proceso en, procesar, proceso de envio, en proceso, tratado, tratada, tratamiento, manipulado, manipulacion, gestionado, gestionada, gestion, gestionando, gestiones, en gestion, en tramite, tramitado, tramitada, en tratamiento, validado, validada, consolidado, consolidada, consolidacion, desconsolidado, desconsolidacion, embolsado, ensacado, reembalado, reenvasado, verificado en, operado, movimiento en,
      movimiento interno, contabilizado, siendo procesad*, siendo tratad*, siendo gestionad*, siendo manipulad*, tratando, gestionar, tramitarlo, tramitarla, procesarlo, precintado, precintada, sellado, sellada, procesaron, tratados, reembalarlo, reembalar, reembalada, en proceso de reembalaje, reembalaje
    `,
    sorted:
      'clasificado, clasificada, clasificados, clasificadas, clasificacion, clasificando, clasificamos, clasifico, clasificar, separado, separada, distribuido por zonas, ordenado por, agrupado, agrupada, siendo clasificad*',
    scanned:
      'escaneado, escaneada, escaneados, escaneo, escanear, lectura, leido, leida, registrado en, registrada en, controlado en, identificado, identificada, alta, alta en, identificado en, localizado en, facturado en el aeropuerto, facturada en el aeropuerto, escaneo en, hemos escaneado',
    loaded:
      'cargado, cargada, cargados, cargadas, cargo en, cargando, embarcado, embarcada, embarcados, embarque, embarco, subido a bordo, a bordo, abordo, carga en el vehiculo, carga en vehiculo, cargar, embarcar, embarcando',
    unloaded:
      'descargado, descargada, descargados, descargando, descarga del, descarga de la, descarga en, desembarcado, desembarcada, desembarque, descargo, descargar, descarga, descargas',
    sent: `
      enviado, enviada, enviados, enviadas, enviamos, enviando, enviar, enviarlo, envio enviado, expedicion enviada, despachado, despachada, despachados, despachadas, despacho, despachos, despachando, despachar, despachamos, remitido, remitida, remitidos, encaminado, encaminada, encaminamiento, encaminar, reenviado, reenviada, reenviados, reenvio, reexpedicion, expedicionado, canalizado, canalizada, trasladado a, derivado, derivada, derivados, derivacion, mandado, mandada, distribuido, distribuida,
      distribuidos, distribucion, inyectado, exportado, exportada, liberado para envio, salida del envio, ruteado, empaquetado y enviado|despachado|expedido, embalado y enviado|despachado|expedido
    `,
    transit: `
      en transito, transito, transitando, en camino, de camino, camino, camino a, camino hacia, en ruta, ruta, viajando, viaja, viaje, en viaje, en transporte, transporte, transportes, transportado, transportada, transportando, transportar, transportandose, traslado, trasladado, trasladada, trasladando, en traslado, trasladarse, en movimiento, movimiento, movilizado, moviendose, arrastre, en arrastre, en curso hacia, lleva, llevando, dirigiendose, se dirige, dirige, conexion, en conexion, enlace,
      recorrido, avanza, avanzando, acercando, continua, continuando su, circulando, transbordo, trasbordo, en circulacion, troncal, trayecto, transitos, siendo transportad*, siendo trasladad*, camino de, va camino de, sigue su curso, sigue su camino, continua su curso, sigue en camino, de nuevo en transito, sigue en ruta, sigue viaje, va hacia, va de camino, sigue su viaje, sigue su ruta, prosigue su viaje, prosigue su camino, continua su camino, continua su recorrido, continua su viaje, viaja hacia,
      viajando hacia, circula hacia, se dirige a, se dirige hacia
    `,
    landed: 'aterrizado, aterrizo, aterrizaje, ha aterrizado',
    cleared: `
      despachado de aduana, despachado de aduanas, despachado por aduana, despachado por aduanas, despachada por aduana, despachado de la aduana, despachado en aduana, despachado en aduanas, despachada de aduana, aduana despachada, despacho aduanero realizado, despacho aduanero completado, despacho aduanero finalizado, despacho de aduana completado, despacho de aduana finalizado, despacho de aduanas completado, despacho de aduanas finalizado, despacho de aduana realizado, despacho de aduanas realizado,
      despacho completado, despacho finalizado, despacho aduanal completado, despacho aduanal finalizado, liberado de aduana, liberado de aduanas, liberado por aduana, liberado por aduanas, liberado en aduana, liberada por aduana, liberada de aduana, liberado de la aduana, liberado por la aduana, liberacion de aduana completada, liberacion aduanera completada, aduana liberada, desaduanado, desaduanada, desaduanamiento completado, desaduanizado, nacionalizado, nacionalizada, nacionalizacion completada,
      nacionalizacion finalizada, aforado, superado la aduana, pasado la aduana, paso la aduana, pasado aduana, pasado aduanas, tramites aduaneros finalizados, tramites aduaneros completados, tramite aduanero finalizado, tramite aduanero completado, tramites aduanales completados, tramites aduanales finalizados, tramites de aduana finalizados, tramites de aduana completados, proceso de aduana completado, proceso aduanero completado, proceso aduanal completado, aduana finalizada, aduana completada,
      aduanas completado, despachado a libre practica, superado los controles aduaneros, superado el control aduanero, superado los controles de aduana, superado el control de aduana, pasado los controles aduaneros, pasado el control aduanero
    `,
    clearance: `
      despacho de aduana, despacho de aduanas, despacho aduanero, despacho aduanal, despacho en aduana, despacho en aduanas, despacho de importacion, despacho de exportacion, despacho por aduana, tramite, tramites, tramitacion, tramite de aduana, tramites de aduana, tramite aduanero, tramites aduaneros, tramites aduanales, tramitando, tramitando en aduana, formalidades, formalidades aduaneras, desaduanamiento, desaduanizacion, nacionalizacion, levante, gestion aduanera, gestion de aduana,
      gestiones aduaneras, gestion aduanal, declaracion, declaracion de aduana, declaracion aduanera, declarado, declarada, liberacion aduanera, liberacion de aduana, liberacion de aduanas, liberacion aduanal, proceso aduanero, proceso de aduana, proceso aduanal, proceso de aduanas, procesos aduaneros, procedimiento aduanero, autorizacion aduanera, autorizacion de aduana, tramites de despacho, despachar en aduana, despachado aduaneramente, aforo, tramites de despacho aduanero, iniciar el despacho,
      para iniciar el despacho, el despacho
    `,
    released:
      'liberado, liberada, liberados, liberadas, liberacion, libero, liberar, desbloqueado, desbloqueada, libere, liberen, libera, solto, soltado, autorizo, autorizo la salida, autorice la salida, autorizada la salida',
    inspection: `
      inspeccion, inspecciones, inspeccionado, inspeccionada, inspeccionando, inspeccionar, revision, revisiones, revisado, revisada, revisando, revisar, examen, examinado, examinada, control, controles, controlado, controlada, verificacion, verificado, verificada, verificando, comprobacion, comprobado, comprobando, reconocimiento, analisis, analizado, fiscalizacion, muestreo, en revision, reconocimiento fisico, cuarentena, siendo inspeccionad*, siendo revisad*, siendo examinad*, siendo controlad*,
      siendo verificad*, analizar, analizando, verificar, examinar, controlando
    `,
    security:
      'seguridad, control de seguridad, inspeccion de seguridad, revision de seguridad, rayos x, escaner de seguridad, control de seguridad superado, inspeccion de seguridad superada',
    held: 'retenido, retenida, retenidos, retenidas, retencion, retiene, retuvo, detenido, detenida, detenidos, detenidas, detencion, parado, parada, paralizado, paralizada, bloqueado, bloqueada, bloqueo, suspendido, suspendida, suspension, en espera, interceptado, interceptada, inmovilizado, inmovilizada, en pausa, pausado, atascado, frenado, demorado en aduana, detenido temporalmente, resguardo, en resguardo, paro, no saldra de la aduana, no podra salir de la aduana, no sale de la aduana',
    stored:
      'almacenado, almacenada, almacenados, almacenaje, almacenamiento, guardado, guardada, custodia, en custodia, custodiado, te espera, le espera, te esta esperando, te estan esperando, esperandote, esperando al cliente, esperando al destinatario, esperando a ser recogido por el destinatario, permanece, permanecera, permanecen, permanecio, conservado, mantenido, en deposito, en lista, en consigna, almacen de espera, en lista de espera, espera en',
    seized:
      'incautado, incautada, incautados, incautacion, decomisado, decomisada, decomiso, confiscado, confiscada, confiscacion, requisado, aprehendido, embargado, intervenido, intervenida',
    returned:
      'devuelto, devuelta, devueltos, devueltas, retornado, retornada, retornados, devolvio, devolvimos, devolucion realizada, devolucion completada, devolucion efectuada, devolucion finalizada, devolucion entregada, regresado, regresada, retorno completado, retorno realizado, retorno finalizado',
    return:
      'devolucion, devoluciones, devolver, devolverlo, retorno, retornos, retornar, retornarlo, reversa, logistica inversa, envio de retorno',
    returning:
      'se devuelve, devolviendo, devolviendose, devuelve, en devolucion, en proceso de devolucion, en retorno, retornando, regresando, de regreso, de vuelta, regreso, en proceso de retorno, camino de vuelta, en camino de vuelta, retorna, regresa, siendo devuelt*, siendo retornad*',
    back: 'vuelta, atras, volvio, vuelto',
    refused: `
      rechazado, rechazada, rechazados, rechazadas, rechazo, rechaza, rechazar, rechazan, rechazaron, rehusado, rehusada, rehusados, rehusa, rehuso, rehusar, rehuse, denegado, denegada, deniega, se nego a recibir, se niega a recibir, se nego a recibirlo, se nego a aceptar, no acepta, no acepto, no aceptado por el destinatario, no aceptado por el cliente, no admitido por el destinatario, no quiere, no quiere el, no quiso recibir, no quiere recibir, no aceptada por el destinatario, no desea recibir,
      no quiso recibirlo, no lo quiere, no se acepto, no se acepta, no fue aceptado por el destinatario, no fue aceptado por el cliente, no quiso, no quiso aceptar, no quiere aceptar, no quiso el, no desea aceptar, no la quiere, no lo quiso, no quiere el paquete, no quiso el paquete, ya no lo quiere, renuncia, se niega, se nego, se ha negado
    `,
    damaged: `
      danado, danada, danados, danadas, dano, danos, deteriorado, deteriorada, deteriorados, deterioro, roto, rota, rotos, rotura, averiado, averiada, averia en el paquete, golpeado, golpeada, mojado, mojada, desperfecto, desperfectos, defectuoso, defectuosa, siniestrado, siniestrada, siniestro, mal estado, en mal estado, embalaje danado, embalaje roto, derrame, aplastado, vertido, abierto en transito, embalaje llego roto, embalaje abierto, embalaje rasgado, rasgado, rasgada, aplastada, manchado, mojo,
      se mojo, humedad, rompio, se rompio, se ha roto, danos visibles, danos detectados, dano detectado
    `,
    lost: `
      perdido, perdida, perdidos, perdio, perder, extraviado, extraviada, extraviados, extravio, robado, robada, robo, hurtado, hurtada, hurto, sustraido, sustraida, sustraccion, desaparecido, desaparecida, sin localizar, no localizado en almacen, paradero desconocido, faltante, envio no encontrado, paquete no encontrado, envio no localizado, paquete no localizado, no se encuentra el paquete, no se localiza el paquete, no se encuentra el envio, no se localiza el envio, declarado extraviado|perdido,
      dado por perdido|extraviado, dada por perdida, se da por perdido, por perdido, se daba por perdido, traspapelado, en paradero desconocido, ilocalizable
    `,
    found: `
      encontrado, encontrada, encontrados, localizado, localizada, recuperado, recuperada, hallado, hallada, aparecido, reaparecido, encontro, hemos encontrado, encontrar el paquete, localizar el paquete, encontrar el envio, localizar el envio, encontrar tu paquete, localizar tu paquete, localizar su paquete, localizar su envio, localizar tu envio, localiza, localizan, extraviado|perdido ha sido localizado|encontrado|recuperado, extraviado|perdido fue localizado|encontrado|recuperado,
      descartado el extravio, extravio descartado, descartada la perdida, ha aparecido, aparecio
    `,
    cancelled:
      'cancelado, cancelada, cancelados, canceladas, cancelo, cancelar, cancelacion, anulado, anulada, anulados, anulo, anular, anulacion, baja, dado de baja, desistido, desistimiento, revocado, sin efecto, cancela',
    delayed: `
      retraso, retrasos, retrasado, retrasada, retrasados, retrasar, retrasara, retrasando, retrasarse, retrase, con retraso, demora, demoras, demorado, demorada, demorados, demore, demorar, demorara, demorarse, tarde, tardara mas, mas tiempo, mas tiempo de lo previsto, mas tarde de lo previsto, mas tarde de lo esperado, atraso, atrasado, atrasada, tardanza, fuera de plazo, retrasa, tardar mas, fuera de tiempo, incidencia de retraso, sufra retraso, llegar con retraso, llegara con retraso, llegar tarde,
      llegue con retraso, llegara tarde
    `,
    rescheduled:
      'reprogramado, reprogramada, reprogramados, reprogramacion, reprogramar, reprogramara, reprogramo, aplazado, aplazada, aplazamiento, aplazo, pospuesto, pospuesta, postergado, postergada, replanificado, replanificada, fecha de entrega modificada, cambio de fecha, cambio de fecha de entrega, nueva fecha de entrega, entrega modificada, reagendado, reagendada, reagendar, entrega aplazada, modificacion de fecha, nueva fecha estimada, nueva fecha de entrega estimada',
    redirected: `
      redirigido, redirigida, redirigidos, redireccion, redireccionado, redireccionada, redireccionamiento, reconducido, reencaminado, reencaminada, reencaminamiento, recanalizado, recanalizada, desviado, desviada, desvio, reexpedido, reexpedida, nueva direccion, otra direccion, otro domicilio, nuevo domicilio, cambio de direccion, cambio de domicilio, direccion modificada, direccion corregida, direccion cambiada, direccion actualizada, redirigir, reexpedicion a otra, direccion alternativa,
      cambio de ruta, cambio de destino, direccion distinta
    `,
    missorted: `
      mal clasificado, mal clasificada, mal encaminado, mal encaminada, mal enviado, mal enviada, mal direccionado, mal dirigido, error de clasificacion, error de encaminamiento, error de ruta, error de canalizacion, mal canalizado, destino equivocado, destino erroneo, destino incorrecto, centro equivocado, centro incorrecto, oficina equivocada, oficina incorrecta, sucursal equivocada, delegacion incorrecta, delegacion equivocada, ruta equivocada, ruta incorrecta, enviado por error,
      enviado a destino erroneo, mala canalizacion, mal ruteado, desviado por error, extraviado de ruta, cruzado, envio cruzado, recibido por error, llegado por error
    `,
    prohibited: `
      prohibido, prohibida, prohibidos, mercancia prohibida, peligroso, peligrosa, peligrosos, mercancia peligrosa, mercancias peligrosas, restringido, restringida, restringidos, articulo prohibido, articulos prohibidos, ilegal, contrabando, no permitido, no permitida, contenido no permitido, prohibido para transporte aereo, prohibido para el transporte aereo, prohibida para transporte aereo, bateria|baterias de litio no declarada|declaradas, contenido no declarado, mercancia no declarada,
      no se puede transportar, no puede ser transportado|transportada, no apto para el transporte
    `,
    problem: `
      problema, problemas, incidencia, incidencias, incidente, incidentes, error, errores, excepcion, anomalia, anomalias, irregularidad, dificultad, dificultades, inconveniente, inconvenientes, contratiempo, imprevisto, imprevistos, alerta, complicacion, complicaciones, novedad en la entrega, casilleros ocupados, casillero ocupado, casilleros llenos, casillero lleno, taquilla llena, taquillas llenas, taquilla ocupada, taquillas ocupadas, locker lleno, lockers llenos, sin casilleros disponibles,
      sin espacio en el casillero, buzon lleno, no hay taquillas libres, supera las dimensiones maximas, supera las dimensiones, supera el peso, supera las medidas, excede las dimensiones, excede el peso, excede las medidas, excede el tamano, dimensiones excedidas, peso excedido, demasiado grande, demasiado pesado, demasiado voluminoso, sobredimensionado, no cabe, no cabe en la taquilla, no cabia, no cabia en la taquilla, no entra en la taquilla, no entra en el buzon, taquilla completa,
      taquilla averiada, taquilla fuera de servicio
    `,
    investigation:
      'investigacion, investigando, investigar, investigado, en investigacion, reclamacion, reclamado por, reclamo, busqueda, en busqueda, rastreo iniciado, rastreando, buscando, localizando, consulta en curso, expediente de reclamacion, averiguacion, evaluacion, en evaluacion, se esta buscando, buscando el paquete, localizacion en curso, reclamacion abierta, investigacion abierta',
    destroyed:
      'destruido, destruida, destruidos, destruccion, desechado, desechada, eliminado, eliminada, abandonado, abandonada, abandono, descartado',
    uncollected: `
      no reclamado, no reclamada, no retirado por el destinatario, no retirado por el cliente, no recogido por el destinatario, no recogido por el cliente, no recogida por el destinatario, no recogido en plazo, no recogido en el plazo, no retirado en plazo, no retirado en el plazo, no retirado, no retirada, sin reclamar, no ha sido recogido por el destinatario, no ha sido retirado por el destinatario, no ha sido retirado, no fue retirado, no fue reclamado, destinatario no recoge, no ha sido reclamado,
      cliente no recoge, no paso a recoger, no lo ha recogido, no ha recogido el destinatario, no fue recogid* plazo, no recogid* plazo, no ha sido recogid* plazo, no fue retirad* plazo, no habiendo sido retirad*|recogid*|reclamad*, sin que lo recogieran, sin que nadie lo recogiera, nadie lo ha recogido, nadie lo ha retirado, nadie lo recogio, no paso a recogerlo, no ha pasado a recogerlo, no vino a recogerlo, no ha venido a recogerlo, no acudio a recogerlo, no fue a recogerlo
    `,
    expired: `
      plazo vencido, plazo caducado, plazo finalizado, plazo expirado, plazo superado, plazo agotado, plazo cumplido, fin de plazo, fin del plazo, finalizado plazo, finalizado el plazo, ha finalizado el plazo, finalizo el plazo, vencido el plazo, vencimiento del plazo, agotado el plazo, superado el plazo, expirado, expirada, expiro, expirado el plazo, caducado, caducada, caduco, vencido, vencida, vencio, tiempo agotado, ha pasado el plazo, plazo terminado,
      plazo recogida|recoger|retirada|retirar|retiro|custodia|entrega|almacenaje finalizad*|caducad*|vencid*|superad*|terminad*|expirad*|agotad*|cumplid*|concluid*|completad*|termino|finalizo|vencio|expiro|caduco, finalizad*|superad*|agotad*|vencid*|terminad*|expirad*|cumplid*|concluid* plazo recogida|recoger|retirada|retirar|retiro|custodia|almacenaje, plazo finalizo|termino|vencio|expiro|concluido|concluyo|completado
    `,
    reminder:
      'recordatorio, recuerda recoger, recuerda recogerlo, recuerda retirar, no olvides recoger, ultimo aviso, segundo aviso, 2o aviso, aviso final, ultimo dia, ultimos dias, te recordamos, le recordamos, recordamos que, ultimo dia para recoger, recordandote, vence el plazo, plazo vence, vence manana, vence hoy, manana vence, hoy vence, vence pronto, finaliza el plazo, plazo de recogida ampliado, plazo ampliado, plazo prorrogado, ampliado el plazo de recogida, plazo de retiro ampliado, ultimo dia para recogerlo, ultimo dia el @number, quedan dos dias, quedan @number dias, queda un dia, quedan tres dias',
    attempt:
      'intento, intentos, intentado, intentada, intentamos, intentar, intentaron, intentando, tentativa, tentativas, tratado de, tratamos de, primer intento, segundo intento, tercer intento, 1er intento, 2o intento, 3er intento, ultimo intento, visita realizada, primera visita, segunda visita, intento de visita, hemos visitado, visita fallida',
    failed:
      'fallido, fallida, fallidos, fallo, fallado, fallo en, fracasado, fracasada, fracaso, infructuoso, infructuosa, sin exito, frustrada, frustrado, no exitosa, no exitoso, incompleta la entrega, no satisfactoria, no satisfactorio, no entregable, imposible entrega, entrega imposible, entrega fallida, entrega infructuosa, en vano, negativo, negativa, nulo',
    complete: `
      completado, completada, completados, completadas, completo, completa, finalizado, finalizada, finalizados, finalizadas, finalizo, terminado, terminada, terminados, realizado, realizada, realizados, realizadas, realizo, efectuado, efectuada, efectuados, efectuadas, efectuo, ejecutado, ejecutada, concluido, concluida, concluidos, concluyo, exitoso, exitosa, exito, confirmado, confirmada, confirmacion, cumplido, cumplida, cerrado el envio, culminado, culminada, satisfactorio, satisfactoria,
      cumplimentado, concretado, concretada, concretar, ok, finalizar, completar, lograda, logradas, confirmo, confirmaron, completarse, realizarse, efectuarse, concretarse, llevarse a cabo, completo con exito, superada
    `,
    started:
      'iniciado, iniciada, iniciados, iniciadas, inicio, inicia, inician, iniciamos, iniciar, iniciando, comenzado, comienzo, comienza, comenzo, empezado, empieza, empezo, abierto, abierta, apertura, arranque, comenzamos, empezamos, comenzando',
    ongoing:
      'en curso, en progreso, en marcha, en ejecucion, sigue en, prosigue, continua en, en desarrollo, avance, activo',
    ready:
      'listo, lista, listos, listas, disponible, disponibles, disponibilidad, a disposicion, a tu disposicion, a su disposicion, a disposicion de, a disposicion del, preparado para, preparada para, ya disponible, puesto a disposicion, puesta a disposicion, a la disposicion, ya esta listo',
    prepared:
      'preparado, preparada, preparados, preparando, preparamos, preparandose, prepara, preparacion, en preparacion, preparar, preparo, alistado, alistando, alistamiento, picking, en almacen para preparacion, acondicionado, siendo preparad*',
    created: `
      creado, creada, creados, creadas, creo, creacion, generado, generada, generados, genero, generacion, impreso, impresa, emitido, emitida, emision, registrado, registrada, registrados, registradas, registro, registrar, grabado, grabada, grabacion, dado de alta, dada de alta, documentado, documentada, introducido en el sistema, ingresado en el sistema, ingresada en el sistema, ingresado al sistema, cargado en el sistema, elaborado, elaborada, alta del envio, alta de envio, ha creado, sistema,
      elaboro
    `,
    announced:
      'anunciado, anunciada, anuncio, preavisado, preavisada, preaviso, prealerta, prealertado, prealerta recibida, preadmision, preadmitido, preadmitida, pre admision, preregistrado, preregistrada, preregistro, pre registrado, pre registrada, pre registro, prerregistrado, prerregistrada, prerregistro, pre aviso, pre alerta, manifestado, manifiesto, prenotificado, pre anunciado, comunicado por el remitente, preinformado, manifestada, previo aviso',
    booked:
      'concertado, concertada, concertacion, acordado con, acordada con, cita, citas, cita previa, agendado, agendada, agenda, agendar, reservado, reservada, reserva, pactado, pactada, contratado, contratada, programada con, convenida, convenido, elegido por, franja, concertar, concretar fecha, cita concertada',
    requested:
      'solicitado, solicitada, solicitados, solicitadas, solicitud, solicitudes, solicita, solicitan, solicito, solicitamos, pedido por, pedida, peticion, a peticion de, a peticion del, a solicitud de, a solicitud del, por solicitud, pide, pidio, pedimos, demandado, instruccion, instrucciones, solicitar',
    changed:
      'modificado, modificada, modificados, modificadas, modifico, modificacion, modificaciones, modificar, actualizado, actualizada, actualizados, actualizacion, cambio, cambios, cambiado, cambiada, cambiar, corregido, corregida, correccion, rectificado, rectificada, opcion, opciones, preferencias, ajustado, cambian',
    required:
      'requerido, requerida, requeridos, requeridas, requieren, necesario, necesaria, necesarios, necesarias, obligatorio, obligatoria, exigido, exigida, precisa, es preciso, imprescindible, hace falta, requerimiento, se necesita, se necesitan, se requiere, se requieren, se precisa, se precisan, exige, exigidos, se necesita mas informacion, se requiere mas informacion, necesitamos mas informacion, se necesitan mas datos, necesitamos mas datos, facilite, aporte, proporcione, facilitar, aportar',
    missing:
      'falta, faltan, falta de, faltaba, faltantes, carece, carecen, ausencia de documentacion, por falta de, pendiente de aportar, no aportado, no aportada, no facilitado, falta la, omitido, falta el, faltan el, faltan los, faltan las',
    incomplete:
      'incompleto, incompleta, incompletos, incompletas, insuficiente, insuficientes, ilegible, ilegibles, no completa, no completo, ambigua, confusa, poco clara, no legible, inconclusa',
    wrong:
      'incorrecto, incorrecta, incorrectos, incorrectas, erroneo, erronea, erroneos, erroneas, equivocado, equivocada, equivocados, invalido, invalida, no valido, no valida, no validos, no existe, no existen, inexistente, inexistentes, mal, falso, falsa, no coincide, no coinciden, no corresponde, no es correcta, no es correcto, no son correctos, error en, errores en, error de, inexacta, inexacto, fallo en la direccion, defectuosa en, discrepancia, inconsistente',
    unknown:
      'desconocido, desconocida, desconocidos, desconocen, no conocido, no conocida, no lo conocen, no conocen, no figura, no consta, no aparece, no identificado, no identificada, fallecido, fallecida, sin identificar, no le conocen, deshabitado',
    moved:
      'mudado, mudada, mudo, se mudo, se ha mudado, mudanza, trasladado de domicilio, cambiado de domicilio, cambio de residencia, se traslado, se ha trasladado, se cambio de domicilio, ausente definitivo, ya no vive, ya no reside, ya no trabaja, no vive, no reside, marchado, se marcho, sin dejar direccion, sin dejar senas, marcho sin dejar senas, cambiado de direccion, cambio su domicilio, ha cambiado de domicilio, ha cambiado de direccion',
    notified: `
      notificado, notificada, notificados, notificacion, notificaciones, notifico, notificamos, informado, informada, informamos, informo, avisado, avisada, avisados, avisamos, aviso enviado, aviso por sms, aviso de llegada, avisando, sms, sms enviado, sms entregado, notificacion entregada, notificacion enviada, email, e mail, correo electronico, mensaje, mensajes, mensaje enviado, aviso sms, comunicado, comunicada, comunicacion, comunicamos, hemos avisado, hemos enviado un aviso, enviado aviso,
      correo enviado, llamado, llamada, llamada realizada, llamada telefonica, notificar, avisar
    `,
    paid: 'pagado, pagada, pagados, pagadas, abonado, abonada, abonados, cobrado, cobrada, pago realizado, pago recibido, pago efectuado, pago confirmado, pago aceptado, pago completado, liquidado, liquidada, liquidados, satisfecho, satisfechos',
    pay: 'pago, pagos, pagar, abonar, abono, cobro, cobrar, reembolso, contra reembolso, contrareembolso, pago contra entrega, contra entrega, importe, monto, liquidacion, liquidar, cobro de, pagarse, pague, paga, abone, coste, dinero, efectivo, saldo, paguen, pagues, pagan, abonen, abones, abonarse, liquiden, satisfacer, satisfagan',
    recipient: `
      destinatario, destinatarios, destinataria, cliente, clientes, cliente final, receptor, receptora, consignatario, titular, persona autorizada, autorizado por el destinatario, a autorizado, o autorizado, un autorizado, tercero autorizado, familiar, un familiar, persona, residente, habitante, comprador, compradora, el interesado, interesado, importador, inquilino, morador, ocupante, empleado, encargado, representante, apoderado, a ti, en persona, personal de la empresa, alguien, conviviente,
      quien recibe, autorizado o, titular o
    `,
    sender: `
      remitente, remitentes, expedidor, vendedor, vendedores, vendedora, comercio remitente, tienda online, tienda en linea, proveedor, cliente remitente, cliente emisor, emisor, anunciante, ordenante, cargador, exportador, comerciante, marca, cliente origen, domicilio del remitente, e commerce, remite, fabricante, cliente de origen, almacen del comercio, domicilio del vendedor, almacen del vendedor, almacen del remitente, bodega del vendedor, bodega del remitente, direccion del remitente,
      direccion del vendedor, instalaciones del remitente, instalaciones del vendedor, tienda del vendedor, casa del expedidor, casa del remitente, casa del vendedor, domicilio del expedidor, casa del cliente remitente
    `,
    to_sender:
      'al remitente, a remitente, a su remitente, al expedidor, al vendedor, a vendedor, a la tienda de origen, al proveedor, al comercio, a origen, al origen, a su origen, al cliente remitente, al emisor, al lugar de origen, hacia el remitente, al centro de origen, al punto de origen, al pais de origen por, remitente original, hacia origen, hacia remitente, al domicilio del remitente, a su lugar de origen',
    courier:
      'repartidor, repartidora, repartidores, cartero, cartera de reparto, carteros, cartera, conductor, conductora, chofer, mensajero, mensajera, mensajeros, motorista, motorizado, agente de entrega, agente de reparto, operario, driver, courier, distribuidor, personal de reparto, nuestro repartidor, ejecutivo de entrega, rider',
    to_courier:
      'al repartidor, a repartidor, al cartero, a cartero, al conductor, al mensajero, a mensajero, al chofer, al motorista, a nuestro repartidor, al agente de entrega, al agente de reparto, a un repartidor, al courier, al motorizado, al operario, a la cartera, al distribuidor, a un mensajero',
    carrier: `
      transportista, transportistas, el transportista, correos, correos express, correo, correo argentino, correos de mexico, correos chile, chilexpress, starken, servientrega, coordinadora, interrapidisimo, andreani, oca, operador, operador logistico, operador postal, operador de origen, empresa de transporte, empresa transportista, servicio postal, compania, la compania, agencia de transporte, administracion postal, punto a punto, logistica, logistico, envialia, nosotros, paquetexpress, blue express,
      urbano, tipsa, ontime, celeritas, ctt express, paack, postal, mensajeria, empresa de mensajeria, nuestro servicio, transportadora
    `,
    to_carrier:
      'al transportista, a transportista, a correos, al operador, al operador logistico, al operador postal, a la empresa de transporte, a la agencia de transporte, a @carrier, a nuestra red, al servicio postal, a chilexpress, a correos express, a la agencia, a la mensajeria, a la empresa de mensajeria, a la transportadora, al transporte, a la empresa transportista, a andreani, a estafeta, a nosotros, a la compania, a la paqueteria, a una paqueteria',
    onward_carrier: `
      transportista local, transportista final, transportista asociado, transportista externo, transportista de destino, transportista de ultima milla, socio local, socio, socios, socio logistico, socio de entrega, socio de reparto, empresa colaboradora, colaborador, corresponsal, agente local, partner, partner local, compania de transporte, compania de transportes, al transportista local, al transportista final, al transportista asociado, al transportista de ultima milla, al transportista externo,
      al transportista de destino, al socio, al socio local, al socio logistico, al socio de entrega, a nuestro socio, a nuestro socio local, a socio local, al operador local, al operador de destino, al operador final, al operador postal de destino, operador de destino, operador local, al corresponsal, a corresponsal, al agente local, a empresa de reparto, a la empresa de reparto, a la empresa local, a la compania de transporte, a la compania de reparto, a otro transportista, otro transportista,
      otro operador, a otra agencia, a otra empresa, a otro operador, al partner, al partner local, al proveedor logistico, al proveedor de transporte, al servicio de entrega local, tercero, terceros, a un tercero, a terceros, al colaborador, a empresa colaboradora, a la agencia local, empresa de reparto, al correo local, correo local, a mensajeria local, al proveedor de ultima milla, a la ultima milla, al proveedor de servicios, para el tramo final, para la ultima milla, para tramo final,
      para reparto final, para la entrega final, para entrega final, para su entrega final, para distribucion final, transportadora local, paqueteria local, mensajeria local, empresa local, operador logistico local
    `,
    airline:
      'aerolinea, aerolineas, linea aerea, lineas aereas, compania aerea, companias aereas, a la aerolinea, a aerolinea, transporte aereo, transportista aereo, terminal de carga, terminal de carga aerea, agente de handling, handling',
    broker:
      'agente de aduanas, agente aduanal, agente aduanero, agente, agentes, transitario, transitaria, despachante, despachante de aduana, consolidador, consolidadora, forwarder, al agente de aduanas, al agente aduanal, al agente, al transitario, intermediario, representante aduanero, reexpedidor, agencia de carga, agencia aduanal, agencia de aduanas, freight forwarder',
    customs:
      'aduana, aduanas, la aduana, aduanero, aduanera, aduaneros, aduaneras, aduanal, aduanales, autoridad aduanera, autoridades aduaneras, autoridades, autoridad, autoridades competentes, autoridad competente, recinto aduanero, recinto fiscal, recinto, almacen aduanero, deposito aduanero, deposito fiscal, sat, afip, dian, adt, servicio de aduanas, oficina de aduanas, autoridades de aduana, frontera, fiscal, organismo competente, organismos, sanidad, agencia tributaria, en aduana, en aduanas, soivre',
    neighbour:
      'vecino, vecina, vecinos, un vecino, una vecina, a vecino, al vecino, casa del vecino, puerta del vecino',
    mailbox:
      'buzon, buzones, buzon domiciliario, casillero domiciliario, apartado postal, apartado de correos, apartado, en buzon, casilla, casilla postal, casilla de correo, buzoneado, buzoneo',
    door: 'puerta, entrada de la casa, entrada principal, puerta de casa, lugar seguro, sitio seguro, lugar convenido, lugar acordado, lugar indicado, garaje, jardin, patio, terraza, porche, felpudo, cochera, cobertizo, portal, lugar de preferencia, ubicacion segura, casa, lugar seguro acordado, lugar seguro acordado con, lugar acordado con, lugar seguro indicado, sitio acordado, puerta de la vivienda, puerta principal, entrada del edificio',
    reception:
      'recepcion del edificio, recepcion de la empresa, recepcion del hotel, recepcionista, en recepcion, a recepcion, a la recepcion, en la recepcion, porteria, portero, portera, conserje, conserjeria, conserjes, vigilante, guardia, guardia de seguridad, caseta de vigilancia, vigilancia, encargado del edificio, mostrador de recepcion, administracion del edificio, caseta, garita, mesa de entrada, mesa de entradas',
    locker:
      'taquilla, taquillas, taquilla automatica, taquilla inteligente, consigna, consigna automatica, locker, lockers, citypaq, amazon locker, armario, armario inteligente, terminal automatico, terminal automatica, casillero inteligente, casilleros inteligentes, casillero automatico, parcel locker, pudo locker, casillero, casilleros',
    pickup_point: `
      punto, puntos, punto de recogida, puntos de recogida, punto de recoleccion, punto de retiro, punto de entrega, punto pickup, punto @carrier, punto @carrier pickup, @carrier pickup, pickup, punto de conveniencia, punto de venta, punto concertado, punto amigo, punto pack, punto celeritas, punto pudo, pudo, punto de acceso, access point, parcel shop, parcelshop, @carrier parcelshop, @carrier parcel shop, @carrier point, @carrier store, @carrier shop, service point, servicepoint, tienda, tiendas,
      tienda de recogida, tienda colaboradora, tienda @carrier, tienda @carrier pickup, establecimiento, establecimiento colaborador, kiosco, kiosko, estanco, comercio asociado, comercio colaborador, punto de correos, punto aliado, punto de servicio, mostrador, punto cercano, agencia de retiro, punto de conveniencia @carrier, correos point, relay, mondial relay, inpost point, la papeleria, en papeleria
    `,
    post_office:
      'oficina, oficinas, oficina de correos, oficina postal, la oficina, oficina de reparto, oficina de destino, oficina destino, oficina de entrega, oficina de @carrier, oficina @carrier, estafeta de correos, oficina correos, oficina de referencia, oficina cercana, oficina mas cercana, su oficina, tu oficina',
    depot: `
      unidad de reparto, unidad de distribucion, unidad de entrega, centro de reparto, centro de entrega, centro de entregas, base de reparto, delegacion destino, delegacion de destino, delegacion de reparto, delegacion de entrega, almacen de reparto, agencia de destino, agencia destino, plataforma de reparto, estacion de reparto, estacion de entrega, franquicia de destino, franquicia destino, centro de distribucion local, centro local, instalaciones de destino, centro de destino, centro destino,
      sucursal de destino, sucursal destino, unidad, unidades, cartero unidad, deposito de reparto, nave de reparto, delegacion local, sucursal de reparto, centro operativo de destino, plaza de destino, sede de destino, unidad domiciliaria, cdd, centro de ultima milla, oficina|agencia|delegacion|unidad encargada del reparto, oficina|agencia|delegacion|unidad encargada de la entrega, almacen de reparto de la zona
    `,
    sorting_center: `
      centro de clasificacion, centros de clasificacion, centro de tratamiento, centro de tratamiento automatizado, cta, centro de distribucion, centros de distribucion, centro logistico, centro logistica, plataforma logistica, plataforma, plataforma de clasificacion, hub de clasificacion, planta de clasificacion, planta logistica, planta de tratamiento, planta, centro de procesamiento, centro de proceso, centro de proceso postal, centro de operaciones, centro regional, centro de consolidacion,
      nave de clasificacion, centro de mando, almacen de clasificacion, instalacion de clasificacion, centro operativo, cedis, centro nacional, ctp, centro de distribucion regional, central de clasificacion, centro de transito, plataformas, plataformas logisticas, centros logisticos, centros operativos, plantas
    `,
    exchange_office: `
      oficina de cambio, oficina de cambio de origen, oficina de cambio de destino, oficina internacional, oficina internacional de origen, oficina internacional de destino, centro internacional, centro de clasificacion internacional, centro de intercambio, oficina de intercambio, centro de cambio, centro logistico internacional, centro de tratamiento internacional, centro de procesamiento internacional, oficina internacional de cambio, centro de distribucion internacional, centro postal internacional,
      oficina de canje
    `,
    warehouse:
      'almacen, almacenes, bodega, bodegas, deposito central, almacen de origen, almacen de destino, nave, naves, almacen central, bodega de origen, bodega de destino, galpon',
    airport:
      'aeropuerto, aeropuertos, aeropuerto de origen, aeropuerto de destino, aeropuerto internacional, aeropuerto de salida, aeropuerto de llegada, adolfo suarez',
    port: 'puerto, puertos, puerto de origen, puerto de destino, puerto maritimo, puerto de carga, puerto de descarga, puerto de salida, puerto de llegada, terminal de contenedores, terminal portuaria',
    rail_station:
      'estacion de tren, estacion de ferrocarril, estacion ferroviaria, terminal ferroviaria, terminal ferroviario',
    site: `
      instalacion, instalaciones, instalacion de @carrier, instalaciones de @carrier, instalacion @carrier, hub, centro, centros, delegacion, delegaciones, sucursal, sucursales, agencia, agencias, franquicia, franquicias, base, sede, terminal, terminales, estacion, estacion de transito, ubicacion, lugar, sitio, local comercial, plaza, filial, dependencias, centro de @carrier, centro @carrier, delegacion de @carrier, delegacion de origen, delegacion origen, franquicia de origen, instalaciones de origen,
      centro de origen, centro origen, sucursal de origen, agencia de origen, agencia origen, punto de transito, punto de origen, punto intermedio, plataforma de origen, muelle, gateway, centro de transferencia, nodo, centro de recogida, centro de recoleccion, centro de acopio, central, centrales, delegacion|base|nave|plataforma|bodega @carrier, almacen de transito, almacenes de transito, bodega de transito, nuestras instalaciones
    `,
    country:
      'pais, paises, pais de destino, pais destino, pais del destinatario, territorio, territorio nacional, pais de transito',
    origin:
      'origen, de origen, pais de origen, pais origen, lugar de origen, ciudad de origen, pais del remitente, en origen, localidad de origen, provincia de origen, pais de procedencia, procedencia, oficina de origen, oficina origen, plaza de origen, oficina de admision',
    destination:
      'destino, de destino, ciudad de destino, ciudad destino, localidad de destino, localidad, localidades, provincia de destino, destino final, lugar de destino, en destino, zona de destino, zona de entrega, zona de reparto, ciudad, pueblo, plaza destino, area de destino, area de entrega, su destino, poblacion de destino',
    export: 'exportacion, exportaciones, exportar, de exportacion, para exportacion, exporta',
    import: 'importacion, importaciones, importar, de importacion, para importacion, importado',
    international:
      'internacional, internacionales, extranjero, exterior, al exterior, transfronterizo, aereo, aerea, maritimo, maritima, terrestre, por via aerea, via aerea, via maritima, via terrestre, por avion, por aire, por mar, por carretera, intercontinental, al extranjero',
    local:
      'local, locales, regional, regionales, nacional, nacionales, ultima milla, domestico, domestica, interior, insular, peninsular',
    onward:
      'siguiente, siguientes, proximo, proxima, proxima instalacion, siguiente instalacion, siguiente centro, proximo centro, siguiente punto, proximo destino, siguiente destino, siguiente parada, siguiente delegacion, proxima parada, intermedio, intermedia, siguiente etapa',
    flight: 'vuelo, vuelos, avion, aviones, aeronave, vuelo de carga, proximo vuelo, siguiente vuelo',
    ship: 'buque, barco, navio, ferry, nave maritima, embarcacion, en barco, por barco',
    train: 'tren, trenes, ferrocarril, en tren, por tren',
    truck:
      'camion, camiones, trailer, remolque, unidad de transporte, transporte terrestre, vehiculo de transporte, vehiculo troncal',
    van: 'furgoneta, furgon, vehiculo, vehiculos, vehiculo de reparto, vehiculo de entrega, camioneta, camioneta de reparto, moto, camion de reparto, en vehiculo, camion de entrega, furgoneta de reparto',
    container:
      'contenedor, contenedores, saca, sacas, bolsa, palet, pallet, pale, palets, jaula, valija, saco, envase, despacho numero, tarima',
    info: `
      informacion, informaciones, datos, dato, detalles, detalle, informacion electronica, datos electronicos, informacion del envio, datos del envio, informacion de envio, datos de envio, datos del paquete, informacion del paquete, informacion del pedido, datos del pedido, detalles del envio, detalles del pedido, notificacion electronica, aviso electronico, informacion del remitente, fichero, instruccion de envio, informacion de los envios, registro electronico, edi, transmision, datos informaticos,
      informacion previa, facilite su dni
    `,
    label:
      'etiqueta, etiquetas, etiqueta de envio, etiquetado, etiquetada, guia, guias, guia de envio, guia aerea, numero de guia, numero de seguimiento, numero de envio, numero de rastreo, codigo de barras, codigo de seguimiento, carta de porte, albaran, conocimiento de embarque, localizador, codigo localizador, airwaybill, awb, rotulo, reetiquetado, reetiquetada',
    order:
      'pedido, pedidos, orden, ordenes, orden de envio, orden de transporte, orden de compra, orden de servicio',
    street: 'calle, avenida, avda, av, paseo, carretera, plaza de, bulevar, calzada, carrera',
    address: `
      direccion, direcciones, direccion de entrega, direccion del destinatario, direccion postal, direccion de destino, la direccion, domicilio, domicilios, domicilio del destinatario, domicilio del cliente, domicilio de entrega, tu domicilio, su domicilio, senas, nombre, nombre y direccion, nombre del destinatario, apellidos, piso, numero de piso, piso y puerta, numero de portal, portal o piso, numero de casa, numero de calle, numero de puerta, numero exterior, numero interior, codigo postal,
      telefono, numero de telefono, telefono de contacto, datos de direccion, datos de la direccion, datos del destinatario, datos de contacto, datos de entrega, calle y numero, edificio, escalera, vivienda, nombre en el buzon, destino del envio, referencias de domicilio, nombre de la calle, vialidad, telefono del destinatario, interfono, colonia, numero de la casa, numero de vivienda
    `,
    signature:
      'firma, firmas, firmar, firma del destinatario, pin, codigo de entrega, codigo de verificacion, clave, con firma, token, contrasena, codigo de recogida, contacto, codigo pin, firma requerida, firma necesaria, firma obligatoria, firma solicitada',
    proof:
      'prueba de entrega, comprobante de entrega, justificante de entrega, acuse, acuse de entrega, albaran firmado, pod, foto de entrega, foto de la entrega, imagen de la entrega, evidencia de entrega, albaran de entrega, foto, aviso de recibo, foto de entrega disponible, foto disponible',
    duty: `
      arancel, aranceles, impuesto, impuestos, tasa, tasas, iva, tributo, tributos, derechos, derechos de aduana, derechos de importacion, impuestos de importacion, gastos de aduana, gastos aduaneros, gastos de importacion, tasas de aduana, tasas aduaneras, derechos aduaneros, cargos, cargos de importacion, igic, impuestos y aranceles, impuestos y tasas, impuestos aduaneros, impuestos de aduana, impuestos y derechos, gastos de gestion aduanera, derechos e impuestos, gastos de despacho,
      tasas de importacion, gastos, cargos de aduana, dua importe, impuestos o aranceles, aranceles e impuestos, tarifas aduaneras, costes de aduana, gastos de gestion, gastos de tramitacion
    `,
    document: `
      documento, documentos, documentacion, documentacion aduanera, documentacion del destinatario para despacho, documentacion para despacho, documentacion para el despacho, documentos aduaneros, papeles, permiso, permisos, licencia, licencias, certificado de, certificado sanitario, declaracion jurada, formulario, formularios, dua, informacion aduanera, datos aduaneros, documentacion adicional, informacion para la aduana, autorizacion de despacho, autorizacion, autorizaciones, poder de representacion,
      informacion adicional, eori, declaracion de contenido, hoja de datos, cn22, cn23
    `,
    invoice:
      'factura, facturas, factura comercial, factura de compra, factura proforma, justificante de compra, comprobante de compra, comprobante de pago, justificante de pago, prueba de compra, valor, valor declarado, prueba de valor, valor de la mercancia, factura de venta',
    identity:
      'dni, nif, nie, cif, curp, rfc, rut, cuit, cuil, pasaporte, identificacion, identificacion oficial, documento de identidad, documento identificativo, documento de identificacion, carnet, carne de identidad, cedula, identidad, numero de identificacion, identificacion fiscal, ine, clave fiscal, su dni, dni del destinatario',
    nobody_home: `
      ausente, ausentes, ausencia, ausencia del destinatario, ausencia de destinatario, ausente en reparto, ausente de reparto, ausente en el reparto, ausente en el domicilio, ausente en domicilio, ausente en la direccion, ausente en entrega, reparto ausente, destinatario ausente, nadie, nadie en casa, nadie en el domicilio, nadie en la direccion, nadie disponible, no habia nadie, no habia nadie en el domicilio, no habia nadie en casa, no habia nadie en la direccion, no hay nadie en el domicilio,
      no hay nadie en casa, no hubo nadie en el domicilio, no habia nadie disponible, no habia nadie para recibir, no habia nadie para recibirlo, no se encontro a nadie en el domicilio, no encontramos a nadie en el domicilio, no encontramos a nadie en casa, no hemos encontrado a nadie en casa, no hay nadie, no hubo nadie, no se encontro a nadie, no encontramos a nadie, no hemos encontrado a nadie, nadie para recibir, nadie para recibirlo, nadie que reciba, no estabas, no estabas en casa, no estaba,
      no estaba en casa, no esta en casa, no se encontraba, no se encontraba en su domicilio, no se encontraba en el domicilio, no se encontraba en casa, no se encuentra en el domicilio, no se encuentra en su domicilio, no se encuentra en casa, no se encontro en el domicilio, no se encontro en su domicilio, no te encontramos, no te hemos encontrado, no le encontramos, no contesta, no contestan, no contesto, no responde, no responden, no respondio, nadie contesta, nadie responde, nadie respondio,
      nadie atendio, nadie abrio, nadie abre, no abre, no abren, no hubo respuesta, sin respuesta, no atiende, no atendio, no disponible, cliente no disponible, destinatario no disponible, cliente ausente, no localizado en el domicilio, no localizado en domicilio, persona no disponible, no hay quien reciba, no hubo quien reciba, sin moradores, no habia quien reciba, fuera de casa, de vacaciones, no hubo quien recibiera, no habia quien recibiera, no habia quien lo recibiera,
      no pudimos encontrar a nadie, no pudimos encontrar a nadie en el domicilio, no hemos podido encontrar a nadie, no se pudo encontrar a nadie, no se localizo a nadie, no se ha localizado a nadie, sin nadie en casa, nadie atendio el timbre, nadie respondio al timbre, nadie contesto, nadie contesto al timbre
    `,
    home: 'en casa, localizable, presentes, presente',
    reached: `
      localizar al destinatario, localizar al cliente, contactar, contactar con el destinatario, contactar al destinatario, contactar con el cliente, contactar al cliente, contactar contigo, contactado, contactada, contactado con el destinatario, encontrar al destinatario, encontrar al cliente, encontrado al destinatario, localizado al destinatario, localizado al cliente, localizarte, localizarle, comunicarnos con el cliente, comunicarnos con el destinatario, contacto telefonico,
      contacto con el destinatario, contacto con el cliente, atendido, atendida, encontrarte, encontrarle, encontro al destinatario, localizo al destinatario, encontro al cliente, comunicarnos, contactarte, contactarle, contactarlo, localizar
    `,
    closed:
      'cerrado, cerrada, cerrados, cierre, cierra, establecimiento cerrado, comercio cerrado, negocio cerrado, empresa cerrada, local cerrado, oficina cerrada, tienda cerrada, cerrado por vacaciones, cerrado por festivo, cerrado por descanso, vacaciones, fuera de horario, horario de cierre, cerrado al publico, empresa de vacaciones, sucursal cerrada, domicilio cerrado, destinatario cerrado, ausente o cerrado, ausencia o cierre',
    no_access: `
      sin acceso, inaccesible, zona inaccesible, acceso restringido, acceso denegado, dificil acceso, zona de dificil acceso, problemas de acceso, problema de acceso, acceso cerrado, puerta cerrada, portal cerrado, calle cortada, carretera cortada, zona peligrosa, zona de riesgo, zona roja, zona insegura, perro, perro suelto, zona restringida, no hay acceso, acceso prohibido, camino cortado, interfono averiado, timbre averiado, zona intransitable, telefonillo no funciona, el telefonillo no funciona,
      telefonillo averiado, portero automatico no funciona, portero automatico averiado, interfono no funciona, timbre no funciona, verja cerrada, puerta cerrada con llave, barrera cerrada, acceso bloqueado, acceso cortado, imposible acceder, no se pudo acceder, perro peligroso, ascensor averiado, falta el codigo de acceso, sin codigo de acceso
    `,
    access: `
      acceso, accesible, acceder, acceder al domicilio, acceder a la direccion, acceder al edificio, acceso al domicilio, entrar al edificio, entrar en el edificio, llegar al domicilio, llegar a la direccion, acceder a la zona, ingresar al domicilio, ingresar al edificio, encontrar el domicilio, encontrar la direccion, encontro el acceso|portal|domicilio|edificio, encontro la entrada|direccion|vivienda|casa, encontrar la vivienda|casa|entrada, encontrar el acceso|portal|edificio, acceder al portal,
      acceder al inmueble, acceder a la urbanizacion, acceder a la finca
    `,
    card: `
      aviso, avisos, se deja aviso, deja aviso, dejado aviso, aviso dejado, aviso de llegada dejado, dejamos aviso, dejamos un aviso, hemos dejado un aviso, se dejo aviso, se ha dejado aviso, dejando aviso, aviso en el buzon, aviso en buzon, se deja aviso en buzon, dejado aviso en buzon, entregado aviso, aviso entregado, aviso de paso, aviso de visita, tarjeta de visita, tarjeta, nota, notificacion de visita, aviso de recogida, aviso de entrega, aviso de intento, dejamos nota, dejada nota, papeleta,
      aviso de ausencia, notificado por aviso, aviso depositado, aviso depositado en buzon, tarjeton, citatorio, aviso de llegada|recogida|paso|visita|entrega entregado, entregado aviso de llegada|recogida|paso|visita, notificacion dejada, notificacion en el domicilio, dejada notificacion
    `,
    weather: `
      meteorologico, meteorologica, meteorologicas, meteorologia, condiciones meteorologicas, condiciones meteorologicas adversas, condiciones climaticas, condiciones climatologicas, climatologia, climatologico, climatologicas, inclemencias del tiempo, inclemencias, inclemencias meteorologicas, mal tiempo, clima, climatico, climaticas, adversas, adverso, temporal, temporales, nieve, nevada, tormenta, lluvia, lluvias, inundacion, inundaciones, huracan, desastre natural, catastrofe natural, tifon,
      fenomenos meteorologicos, niebla, viento, temporal de nieve, borrasca, dana, nevadas, lluvias intensas, fuertes lluvias, tormentas, riada, hielo, vientos, fuertes vientos, ola de calor, ola de frio, ciclon
    `,
    reason: `
      huelga, paro nacional, festivo, festivos, dia festivo, festividad, feriado, feriados, trafico, atasco, atascos, accidente, averia, averia mecanica, problema mecanico, problema tecnico, motivos tecnicos, tecnico, tecnica, tecnicos, motivo, motivos, razon, razones, motivos operativos, razones operativas, fuerza mayor, causa mayor, causas ajenas, ajenas, ajenos, ajenas a nuestra voluntad, volumen, alto volumen, alta demanda, demanda, elevado volumen, saturacion, capacidad, falta de capacidad,
      falta de tiempo, por falta de tiempo, sobrecarga, circunstancias, extraordinarias, excepcionales, pandemia, covid, manifestacion, bloqueo de carreteras, congestion, condiciones, operativos, operativas, disturbios, pico, temporada alta, cortes de carretera, cierre perimetral, averia del vehiculo, fallo tecnico, falta de espacio, por falta de espacio, espacio insuficiente, sin espacio en el vuelo, bloqueo carretero, bloqueo de carretera, bloqueos carreteros, bloqueos en carretera,
      corte de carretera, corte de ruta, cortes de ruta, cierre de carretera, exceso de volumen, exceso de carga, exceso de paquetes, exceso, festivo local, festivo nacional, puente, navidad, reyes, semana santa, ano nuevo, huelgas, paros, trafico intenso, accidente de trafico, averia informatica, fallo informatico, fallo del sistema, caida del sistema, corte de luz, apagon, obras, manifestaciones, gran volumen, pico de actividad, campana de navidad, falta de personal, causas tecnicas,
      causas operativas, pinchazo
    `,
    date: `
      fecha, fechas, fecha de entrega, dia, dias, dia @number, semana, semanas, mes, plazo de entrega, hora de entrega, horario de entrega, horario comercial, lunes, martes, miercoles, jueves, viernes, sabado, domingo, enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, setiembre, octubre, noviembre, diciembre, ene, feb, abr, jun, jul, ago, sep, sept, oct, nov, dic, dias habiles, dias laborables, dia habil, dia laborable, dias naturales, fin de semana, laborable, laborables, habil,
      habiles, 24 horas, plazo de @number, durante @number dias, proximo lunes, proximo martes, entrega el dia, tiempo, tiempo de entrega, dias de custodia, tiempo de espera
    `,
    hours:
      'mediodia, franja horaria, tramo horario, horario, horarios, minutos, media manana, media tarde, primera hora, ultima hora',
    status:
      'estado, estatus, estado del envio, situacion, seguimiento, rastreo, evento, eventos, observaciones, observacion, comentario, comentarios, nota informativa, descripcion, hito, tracking, status, informacion de seguimiento, fase',
    packed:
      'empaquetado, empaquetada, empaquetando, empacado, empacando, embalado, embalada, embalando, embalaje, siendo empaquetad*, siendo embalad*, empaque, empacada',
    deadline:
      'plazo, plazos, plazo de recogida, plazo de retirada, plazo de retiro, plazo de custodia, plazo maximo, plazo para recoger, plazo para recogerlo, plazo para retirar, plazo para retirarlo, periodo de almacenaje, periodo de custodia, vencimiento, fecha limite, fecha limite de recogida, fecha de vencimiento, a tiempo, en plazo, en el plazo, dentro del plazo, en el plazo previsto, en el plazo establecido, dentro del plazo establecido, en el plazo indicado, dentro del plazo indicado, dentro de plazo, antes de la fecha limite, en tiempo y forma',
    lifted:
      'levantado, levantada, resueltos, resueltas, solventado, solventada, subsanado, subsanada, subsanados, resuelto, resuelta, solucionado, solucionada, superado',
  },
  sayings: {
    pickup_booked: `
      recogida solicitada, recogida programada, recogida asignada, recogida pendiente, recogida concertada, orden de recogida, solicitud de recogida, solicitud de recoleccion, recoleccion programada, recoleccion solicitada, recogeremos, recogera, recogeran, recolectaremos, pasaremos a recoger, pasara a recoger, pendiente de recogida por el transportista, pendiente de ser recogido por el transportista, en espera de ser recogido por el transportista, camino a recoger,
      pendiente de recoger por el repartidor, recogida en curso, en recogida, recogida por realizar, recogida por hacer, recogida por confirmar, recogida por asignar, recogida por programar
    `,
    awaiting_handover: `
      depositado para admision, pendiente de entregar a @carrier, pendiente de entrega a @carrier, pendiente de entregar al transportista, pendiente de entrega al transportista, pendiente de entrega por el remitente, pendiente de deposito, pendiente de depositar, pendiente de recibir, pendiente de envio, pendiente de enviar, a la espera del remitente, esperando al remitente, esperando al vendedor, a la espera de recibir tu, a la espera de recibir su, esperando el paquete, a la espera del paquete,
      aun no esta en nuestro poder, todavia no esta en nuestro poder, no tenemos el paquete, no disponemos del paquete, pendiente de despacho por el vendedor, pendiente de despacho por el remitente, esperamos el paquete, esperamos tu paquete, esperamos su envio, esperamos tu envio, esperamos su paquete, esperamos recibirlo, esperamos recibir el paquete, esperamos el envio, por entregar a @carrier, por entregar al transportista, por entregar al courier, por entregar al operador, por entregar al correo,
      por entregar a la paqueteria, por entregar a paqueteria, por ser entregado a @carrier, por entregar en sucursal, todavia no ha llevado, aun no ha llevado, no ha llevado el paquete, no ha llevado el envio
    `,
    being_prepared:
      'listo para enviar, listo para ser enviado, listo para envio, listo para despacho, listo para ser despachado, preparado para enviar, preparado para envio, lista para envio, lista para despacho, en preparacion para envio, el vendedor esta preparando, el remitente esta preparando, remitente prepara, vendedor prepara, preparado para ser enviado, preparando tu pedido para el envio',
    data_received:
      'pedido confirmado, pedido recibido, orden recibida, orden confirmada, envio documentado, no disponible en el sistema, pendiente de recepcion fisica',
    not_picked_up: 'recogida no realizada, no se encuentra en nuestra red',
    accepted_by_carrier:
      'recibid* en oficina de origen, recibid* en origen, en instalaciones de origen, recepcionad* en instalaciones de origen, recepcionad* en las instalaciones de origen',
    delayed:
      'no habra entregas, no habra reparto, no hay entregas, no hay reparto, no se realizan entregas, no se realizan repartos',
    delivery_booked:
      'nueva entrega concertada, nueva entrega solicitada, nueva entrega programada, nueva fecha de reparto, programar la entrega, acordar la entrega, ha pedido dejarlo con un vecino, pidio dejarlo con un vecino, ha solicitado dejarlo con un vecino, quiere que lo dejemos con un vecino, ha pedido que se entregue a un vecino, ha pedido que lo dejemos, nos pidio dejarlo',
    delivery_expected: `
      entregaremos, entregara, entregaran, sera entregado, sera entregada, seran entregados, repartira, repartiremos, recibiras, recibira, recibiran, llegara a tu domicilio, llegara a su domicilio, fecha estimada de entrega, fecha prevista de entrega, entrega prevista, entrega estimada, entrega programada, fecha de entrega prevista, fecha de entrega estimada, por entregar, pendiente de reparto, pendiente de entrega, pendiente de ser entregado, pendiente de salir a reparto, saldra a reparto,
      saldra en reparto, saldra para entrega
    `,
    not_delivered_yet:
      'no hubo reparto, sin reparto hoy, no hubo reparto hoy, no se reparte, no hubo entregas, sin entregas hoy',
    awaiting_departure:
      'saldra, saldran, sera expedido, sera enviado, pendiente de salida, se enviara, sera enviada, enviaremos',
    awaiting_transfer:
      'entregara al transportista, entregaremos al transportista, entregara a @carrier, sera entregado al transportista, entregara al transportista local, sera entregado al transportista local, sera transferido al transportista local, entregara al operador, entregara a la compania aerea, sera transferido, sera transferida, sera transferido a @carrier, sera traspasado',
    not_ready:
      'aun no esta disponible para recoger, todavia no esta disponible para recoger, aun no esta disponible para su recogida, todavia no esta disponible para su recogida, no esta disponible para recoger, no disponible aun para recoger, aun no disponible para recoger',
    customs_cleared:
      'levante de aduana concedido, levante concedido, levante aduanero concedido, levante otorgado, levante autorizado, no hay que pagar aranceles, no hay que pagar impuestos, no hay que pagar nada en aduana, sin aranceles que pagar, sin impuestos que pagar, no hay aranceles que pagar, no hay impuestos que pagar, exento de aranceles, exento de impuestos',
    arrived_in_destination_country:
      'ya esta en espana, esta en espana, ya esta en su pais, ya esta en tu pais, ha llegado a espana',
    on_way_to_pickup_point: `
      entregara en un punto, entregara en punto, entregara en el punto, entregara en una tienda, entregara en la tienda, entregara en un punto @carrier, entregara en un punto @carrier pickup, sera entregado en un punto, sera entregado en el punto de recogida, sera entregado en punto de recogida, en camino al punto de recogida, sera depositado en un punto, sera entregado en un punto de recogida, entregara en un punto de recogida, entregara en el punto de recogida, entregara en la oficina,
      sera entregado en la oficina, proximamente disponible, pronto disponible, en breve disponible, disponible proximamente, disponible en breve, estara disponible, pronto estara disponible, en breve estara disponible, proximamente estara disponible
    `,
    on_its_way:
      'llegara, llegaran, comienza el transito, inicia el transito, prosigue su curso, el avion aterrizara, avion aterrizara, vuelo aterrizara, aterrizara en, llegara el vuelo',
    at_customs: 'aduana de destino, aduana de origen, a la espera de aduana, a la espera de aduanas',
    held_proof_of_value:
      'sin factura no se puede despachar, sin factura no se puede liberar, sin la factura no podemos despacharlo, a falta de factura',
    held_duty_due:
      'pendiente de pago, pendiente del pago, a la espera del pago, esperando el pago, a falta de pago, pendiente de abono, pendiente de abonar, pendiente de liquidacion',
    clearance_failed:
      'no autorizado por aduana, no autorizada por aduana, despacho denegado, importacion denegada, importacion rechazada, importacion no autorizada, rechazado por aduana, rechazado por la aduana, rechazado en aduana',
    with_courier: `
      asignad* a repartidor, asignad* al repartidor, asignad* a cartero, asignad* al cartero, asignad* a mensajero, asignad* al mensajero, asignad* a ruta de reparto, asignad* a ruta, asignad* a reparto, asignad* a ruta de entrega, en manos del repartidor, en manos del cartero, en manos del mensajero, en poder del repartidor, en poder del cartero, lo tiene el repartidor, lo tiene el cartero, tiene el repartidor, tu repartidor tiene,
      repartidor|mensajero|cartero|conductor salio|sale con tu|su|el pedido|paquete|envio, repartidor|mensajero|cartero|conductor ha salido con tu|su|el pedido|paquete|envio, repartidor|mensajero|cartero|conductor lleva tu|su|el pedido|paquete|envio
    `,
    delivery_today: `
      hoy recibiras, hoy recibira, recibiras hoy, recibira hoy, hoy entregaremos, entregaremos hoy, entregara hoy, hoy se entregara, hoy entregara, sera entregado hoy, sera entregada hoy, seran entregados hoy, entregado hoy mismo sera, llega hoy, llegara hoy, hoy llega, hoy llegara, entrega prevista para hoy, entrega prevista hoy, entrega estimada hoy, entrega estimada para hoy, entrega programada para hoy, entrega para hoy, saldra a reparto hoy, saldra hoy a reparto, hoy pasamos por tu casa,
      hoy pasamos por su casa, hoy pasaremos por tu casa, hoy pasaremos por su casa, hoy te lo llevamos, hoy se lo llevamos, hoy estaremos en tu casa, hoy vamos a tu casa, hoy llega a tu casa
    `,
    out_for_delivery:
      'nuevo reparto, nueva salida a reparto, segundo reparto, 2o reparto, en segundo reparto',
    pickup_reminder:
      'recogelo antes, recogelo antes del, recogelo hasta, recogelo hasta el, recojalo antes, recojalo antes del, recogelo en, retiralo antes, retiralo antes del',
    at_post_office:
      'pendiente de recogida en oficina, pendiente de recoger en oficina, en espera de ser recogido en oficina, pendiente de retirada en oficina, depositado en oficina, depositado en la oficina, avisado en oficina, en oficina a disposicion, entregado en la oficina de correos para su recogida, entregado en oficina',
    ready_at_pickup_point: `
      puedes recoger, puedes recogerlo, puedes recogerla, puede recoger, puede recogerlo, puede recogerla, puedes retirar, puedes retirarlo, puede retirar, puede retirarlo, puedes pasar a recoger, puede pasar a recoger, puedes pasar a recogerlo, puede pasar a recogerlo, puedes pasar a buscar, puedes venir a buscar, podras recoger, podras recogerlo, podra recoger, podra recogerlo, podra retirar, podra retirarlo, podras retirar, podras retirarlo, puede ser recogido, puede ser recogida,
      puede ser retirado, puede ser retirada, podra ser recogido, podra ser retirado, pasa a recogerlo, pase a recogerlo, pasa a recoger, pase a recoger, pasa a buscarlo, ven a recogerlo, ven a buscarlo, pendiente de recogida por el destinatario, pendiente de recogida por el cliente, pendiente de retiro, pendiente de retirar, pendiente de retirada, en espera de retiro, pendiente de recogida en punto, pendiente de recogida en tienda, esperando a que lo recojas, esperando que lo recojas,
      hasta que lo recojas, esperando recogida del cliente, esperando a ser recogido por el cliente, @number dias para recoger, @number dias para recogerlo, @number dias para retirar, @number dias para retirarlo, puede|puedes|podra|podras pasar por la|tu|su sucursal|oficina|tienda a retirar|recoger|retirarlo|recogerlo|buscarlo, puede|puedes|podra|podras pasar por la|tu|su sucursal|oficina|tienda,
      puede|puedes|podra|podras acercarte|acercarse a la|tu|su sucursal|oficina|tienda a retirar|recoger|retirarlo|recogerlo|buscarlo, estara disponible hasta, estara a tu|su disposicion hasta, permanecera disponible, seguira disponible, ya puedes pasar a por el, ya puede pasar a por el, ya puedes pasar a recogerlo, ya puedes pasar a buscarlo, puedes pasar a por el, pasa a por el
    `,
    collected_by_recipient: 'codigo usado|utilizado|introducido|empleado por el cliente|destinatario',
    left_at_door:
      'dejad*|entregad*|depositad* en la entrada, quedo en la puerta, quedo en puerta, quedo en la entrada, quedo en el porche, quedo en su puerta',
    recipient_unreachable:
      'destinatario no localizado, cliente no localizado, destinatario no encontrado, cliente no encontrado, no se localiza al destinatario, no se localizo al destinatario, no se localiza al cliente, no se localizo al cliente, no se encontro al destinatario, no se encontro al cliente',
    attempt_card_left: 'hemos pasado y hemos dejado aviso, devuelto a oficina avisado',
    attempt_again: `
      volveremos a intentarlo, lo intentaremos de nuevo, intentaremos de nuevo, lo volveremos a intentar, intentaremos entregarlo de nuevo, intentaremos nuevamente, se intentara de nuevo, se intentara nuevamente, se volvera a intentar, intentaremos la entrega, intentaremos entregar, intentaremos otra entrega, se realizara un nuevo intento, se realizara un segundo intento, realizaremos un nuevo intento, haremos un nuevo intento, haremos otro intento, nuevo intento de entrega, nuevo intento,
      se hara un nuevo intento, realizaremos otro intento, intentaremos entregarlo, volveremos a pasar, volveremos, volveremos el, volveremos manana, volvera manana, regresaremos manana, regresaremos el, se programa otra visita, se programa nueva visita, se programara otra visita, otra visita programada, se hara otra visita, haremos otra visita, nueva visita, se reintentara, reintentara, se reintentara la entrega, reintentaremos
    `,
    attempt_failed:
      'no ha podido recibir, no pudo recibir, no pudo recibirlo, no ha podido recibirlo, no efectiva, entrega no efectiva, visita sin exito, novedad de entrega, no disponia del importe, no disponia del importe del reembolso, no disponia de efectivo, no tenia el importe, no tenia el importe del reembolso, no tenia dinero, no tenia efectivo, sin efectivo, no pago el reembolso, regreso|volvio|regresado|vuelto a la|nuestra|su sucursal|oficina|delegacion|agencia|base|unidad|bodega|estacion',
    address_incomplete:
      'falta numero, falta el numero, falta piso, falta el piso, faltan datos, falta informacion en la direccion, faltan datos de la direccion, faltan datos en la direccion, falta el numero de casa|puerta|vivienda|departamento|piso|apartamento',
    address_wrong:
      'numero inexistente, no existe el numero, no existe el numero indicado, calle inexistente|desconocida|incorrecta|erronea, calle no existe, no existe la calle, calle no encontrada, calle no localizada, no se encuentra la calle, no se encontro la calle, no dimos con el domicilio, no dimos con la direccion, no damos con la direccion, no damos con el domicilio, no se dio con el domicilio, no se dio con la direccion',
    collection_failed:
      'recogida en origen no se ha podido realizar, recogida en origen no realizada, recogida en origen fallida, no se ha podido realizar la recogida en origen, recogida en origen no efectuada',
    on_hold: 'estacionado, estacionada, estacionado en oficina, estacionado en almacen',
    lost: 'falta de expedicion completa, falta expedicion completa, falta total',
    return_started:
      'se devolvera, devolvera, devolveremos, devolveran, sera devuelto, sera devuelta, seran devueltos, retornara, sera retornado, pendiente de devolucion, pendiente de devolver, se procede a su devolucion, procede a su devolucion, se procedera a su devolucion, procedera a la devolucion, se inicia la devolucion, inicio de devolucion, regresara, procedemos a su devolucion',
    not_departed:
      'no alcanzo el vuelo, no alcanzo su vuelo, perdio el vuelo, ha perdido el vuelo, perdio la conexion, ha perdido la conexion, no llego a tiempo al vuelo, conexion perdida, vuelo perdido, perdio su conexion, perdio su vuelo',
    security_failed: 'no ha superado el control de seguridad, no supero el control de seguridad',
    picked_up_from_sender: 'recogida realizada en casa del cliente, recogida en casa del cliente',
  },
};
