import type { Table } from '../table.ts';

/** Poste Italiane, SDA, BRT, GLS, InPost, Nexive, and what DHL, UPS, FedEx, TNT and Amazon say in Italian. */
export const it: Table = {
  capitals: 'names',
  beforePlaces:
    'a ad da di in per presso verso via dal dalla dallo dall del della dello dell al alla allo all nel nella nello nell',
  notNames: /(zione|zioni|mento|menti|mente)$/,
  words: {
    filler: `
      stato, nuovo, secondo, il, lo, la, l, i, gli, le, un, uno, una, di, del, dello, della, dell, dei, degli, delle, d, a, ad, al, allo, alla, all, ai, agli, alle, da, dal, dallo, dalla, dall, dai, dagli, dalle, in, nel, nello, nella, nell, nei, negli, nelle, su, sul, sullo, sulla, sull, sui, sugli, sulle, con, col, per, tra, fra, presso, verso, via, tramite, attraverso, mediante, durante, dopo, c o, vs, causa, per causa, a causa, causa di, a causa di, dovuto, dovuta, dovuti, dovute, per motivi,
      per via, a seguito, come, circa, dove, quando, quale, quali, che, chi, cui, cio, o, oppure, anche, mentre, questo, questa, questi, queste, quello, quella, suo, sua, suoi, sue, tuo, tua, tuoi, tue, vostro, vostra, vostri, vostre, nostro, nostra, nostri, nostre, mio, mia, loro, proprio, propria, noi, lui, lei, ci, si, mi, essa, esso, stesso, stessa, sono, siamo, era, erano, a mano, stata, stati, state, ha, hanno, abbiamo, avuto, ho, fatto, fatta, risulta, risultano, trova, trovano, si trova,
      spedizione, spedizioni, pacco, pacchi, collo, colli, pacchetto, pacchetti, plico, plichi, busta, buste, lettera, lettere, raccomandata, raccomandate, raccomandato, merce, merci, oggetto, oggetti, prodotto, prodotti, articolo, articoli, invio postale, corrispondenza, posta, contenuto, contenuti, effetto, materiale, adesso, gia, attualmente, finalmente, correttamente, regolarmente, fisicamente, elettronicamente, direttamente, personalmente, ufficialmente, automaticamente, completamente,
      interamente, solo, soltanto, tutto, tutta, tutti, tutte, primo, prima volta, seconda, secondo giorno, ultimo, ultima, nuova, iniziale, finale, regolare, relativo, relativa, competente, apposito, apposita, vario, vari, varie, singolo, scelto, scelta, indicato, indicata, indicati, indicate, concordato, concordata, specificato, specificata, specificare, purtroppo, ciao, gentile, gentili, caro, buone notizie, evviva, servizio, servizi, rete, procedura, procedure, attivita, attivita operativa,
      operazione, operazioni, fase, zona, area, modalita, richiesta di cliente, da parte, conto, per conto, nome di, linea, economy, standard, express, espresso, espressa, corriere espresso italiano, crono, priority, prioritaria, tracciata, ecommerce, globale, azienda, ditta, societa, spa, s p, srl, numero, nr, n, id, rif, riferimento, copia, totale, kg, peso, cod, ore, h, pm, am, mq, dispositivo, stabile, palazzo, italia, italy, ue, extra ue, usa, estera, regione, provincia, comune, citta, localita,
      paese di, grazie al, esito, esitata, relativamente, materialmente, digitale, online, tecnica, tipo, varia, merce e, ulteriore, ulteriori, aggiuntivo, aggiuntiva, aggiuntivi, aggiuntive, minima, contactless, senza contatto, altro, altra, propri, volta, tempo, tempi, modo, ti, vi, agl, anno, alcuni, alcune, alcun, avere, avendo, avente, aver, avete, aveva, avevano, avevamo, hai, ben, bene, buon, buona, buoni, in ogni caso, cosi, comunque, dagl, dentro, due, tre, quattro, cinque, sei, sette, otto,
      nove, dieci, ecco, effettivamente, eravamo, eri, fu, furono, essendo, facendo, infatti, insieme, intanto, nel frattempo, frattempo, lungo, nonostante, malgrado, medesimo, momento, negl, nuovi, nuove, od, ogni, ossia, perche, poiche, piuttosto, principalmente, pure, qua, qui, qualche, in quanto, quanto, quarto, quinto, quel, quelle, quelli, rispetto, sempre, siete, sopra, soprattutto, tale, tali, tanto, tu, visto, visto che, volte, e appena, e appena stato, e appena stata, e stato appena,
      e stata appena, sono appena, ha appena, abbiamo appena, piu vicino a te, piu vicina a te, piu vicino, piu vicina, vicino a te, vicina a te, vicino al destinatario, vicino a casa, vicino all indirizzo, vicino al tuo indirizzo, vicino alla destinazione, nelle vicinanze, risultato, risultata, risultati, risultate, resta, restano, rimane, rimangono, rimasto, rimasta, rimasti, riscontrato, riscontrata, riscontrati, riscontrate, rilevato un, rilevata un, si e verificato, si e verificata,
      si sono verificati, si sono verificate, si e verificato un, al momento della consegna, nel momento della consegna, al momento del recapito, al momento del passaggio, sig, sigg, signor, signora, signori, sig ra, dott, commerciale, commerciali, imballo, imballi, confezione, confezioni, scatola, scatole, cartone, involucro, pezzo, pezzi, beni, involto, prescelto, prescelta, preferito, preferita, forte, forti, leggero, leggera, lieve, breve, grave, gravi, piccolo, piccola, grande, grandi, subire,
      causato, causata, causati, causate, provocato, provocata, legato, legata, legati, legate, riguardante, riguardanti, inerente, inerenti, corrente, presente spedizione, presente invio, designato, designata, incaricata, di nome, ordinario, ordinaria, ordinarie, rapido, rapida, veloce, celere, sicuro e, manualmente, temporaneamente, definitivamente, provvisoriamente, prontamente, velocemente, felicemente, debitamente, congiuntamente, interno alla, persino, assieme, oltre, proveniente, provenienti,
      contenente, contenenti, denominato, denominata, situato, situata, ubicato, ubicata, in base, in base a, base a, secondo quanto, a cura, cura, opera, ad opera, mano, a mezzo, sotto, accanto, avvenga, relative, relativi, fornito, fornita, forniti, fornite, di rito, rito, e stata, e stato, e stati, e state, contiene, contengono, dei trasporti, trasporti, imprevisti, integro, integra, intatto, intatta, caduto, caduta, annullo respinto, annullamento respinto, annullamento rifiutato,
      richiesta di annullo respinta, richiesta di annullamento respinta, richiesta di annullamento rifiutata, annullo non possibile, annullamento non possibile, in seguito, senza rilievi, senza anomalie, senza irregolarita, con documento, passato dal venditore e, etapa, in questo momento, l altro ieri, stanotte, senza problemi, senza danni, in buono stato, in perfetto stato, in perfette condizioni, totalmente, sacchetto, collo unico, chili, grammi, euro, eur, importo di, civico numero, interno numero,
      capannone, nastro, scaffale, corsia, settore, zona di, quartiere, comune di, provincia di, squadra, la nostra squadra, il nostro team, dipendenti, notturno, notturna, di notte, di mattina, intorno alle, verso le, al massimo, al piu tardi, per via aerea, per via mare, su strada, come concordato, come da accordi, come da istruzioni, secondo le istruzioni, come richiesto, come desiderato, in conformita, al secondo tentativo, al secondo passaggio, dopo un primo tentativo fallito,
      dopo un tentativo fallito, dopo la verifica, dopo verifica, dopo il controllo, ottenuto, ottenuta, non e piu possibile annullare, non e possibile annullare, non si puo piu annullare, non si puo annullare, annullamento non piu possibile, richiesta di annullamento tardiva
    `,
    advice: `
      si prega di, si prega, la preghiamo, ti preghiamo, vi preghiamo, preghiamo, prego, per favore, grazie, ti ringraziamo, la ringraziamo, contatta, contattare, contatti, contattaci, contattateci, contattate, rivolgersi, rivolgiti, chiama, chiamare, chiamaci, visitare, vai su, consulta, consultare, verifica su, verificare su, controlla, ci scusiamo, scusaci, ci dispiace, siamo spiacenti, spiacenti, scusiamo, per informazioni, per maggiori informazioni, per ulteriori informazioni,
      ulteriori informazioni, maggiori informazioni, maggiori dettagli, per dettagli, per assistenza, assistenza, assistenza clienti, servizio clienti, sito, app, domande, riceverai una notifica, riceverai un email, riceverai un sms, riceverai una email, riceverai aggiornamenti, ti informeremo, ti avviseremo, ti aggiorneremo, ti contatteremo, sarai informato, sarai avvisato, sarai contattato, verrai contattato, verrai informato, verrai avvisato, verra contattato, sara contattato, sara informato,
      sara avvisato, ti terremo, ti invitiamo, la invitiamo, invitiamo, segui, seguire, tieni, ricorda, ricordati, ricordiamo, ricordarsi, porta con te, attendere, attendi, prossimi aggiornamenti, seguiranno, seguira, non preoccuparti, stiamo lavorando, stiamo facendo, faremo, provvederemo, aggiornamenti, ti consigliamo, consigliamo, la informiamo, ti informiamo, vi informiamo, si informa, si ricorda, si consiglia, si invita, si invitano, inserisci, scarica, scaricare, accedi, accedi a, clicca,
      cliccare, consultate, visitate, per conoscere, per sapere, per ricevere informazioni, per richiedere, per modificare, per scegliere, utilizza, utilizzare, mostra, mostrare, presenta, esibire, presentando, esibendo, muniti, munito, munirsi, porta con te un documento, rivolgetevi, scrivi, scrivere, scrivici, chiedi, chiedere, assicurati, apri, ci scusiamo per il disagio, ci scusiamo per il ritardo, ci dispiace per, siamo desolati, la ringraziamo per, per qualsiasi, per eventuali, faq, aggiorneremo,
      riceverai presto aggiornamenti, riceverai ulteriori, sarai aggiornato, torna a controllare, torna presto, non e necessaria alcuna azione, non e richiesta alcuna azione, nessuna azione richiesta, non devi fare nulla, contatteremo, contattiamo, contatteremo il mittente, inserire, la avviseremo, vi avviseremo, la informeremo, aggiorneremo lo stato, ti scriveremo, ti invieremo, ci scusiamo per, scusa, scusi, scusate, grazie per la pazienza, ringraziamo, non deve fare nulla, non devi fare niente,
      non serve fare nulla, non e necessario fare nulla, non ti preoccupare, non si preoccupi, chiami, acceda, porta un documento, porti con se, mostri, presentati, riceverai il codice, riceverai un codice, riceverai un messaggio, riceverai una mail, ricevera il codice, ti avvisiamo, non recarti, non recarsi, attendi l avviso, attendere l avviso, attendi la notifica
    `,
    soon: `
      presto, a breve, al piu presto, il prima possibile, prima possibile, quanto prima, appena possibile, nelle prossime ore, nei prossimi giorni, prossimamente, nel corso della giornata, nel corso di giornata, corso della giornata, durante la giornata, immediatamente, subito, tra poco, fra poco, rapidamente, tra qualche giorno, fra qualche giorno, tra pochi giorni, nelle prossime 24 ore, nelle prossime 48 ore, entro breve, nel piu breve tempo possibile, nel minor tempo possibile,
      quanto prima possibile, tra pochi minuti, fra pochi minuti, a momenti, nei giorni successivi, il piu presto possibile, il piu rapidamente possibile, nei tempi piu brevi possibili, alla prima occasione
    `,
    today:
      'oggi, odierna, odierno, in data odierna, nella giornata odierna, nella giornata di oggi, nel corso della giornata odierna, giornata odierna, stamattina, questa mattina, questo pomeriggio, stasera, questa sera, nel pomeriggio, in mattinata, in giornata, odierni, oggi stesso, la giornata di oggi, fine giornata, fine della giornata',
    tomorrow: `
      domani, dopodomani, giorno successivo, il giorno dopo, giorno seguente, giorno lavorativo successivo, prossimo giorno lavorativo, primo giorno lavorativo utile, giorno lavorativo seguente, giorno utile, prossimo giorno utile, altro giorno, un altro giorno, nuova data, data successiva, prossimo giorno, giorni successivi, giorno feriale successivo, giorno lavorativo utile, giornata di domani, domani mattina, domani pomeriggio, prossima giornata lavorativa, giornata lavorativa successiva,
      prima giornata lavorativa utile, primo giorno utile, il giorno lavorativo successivo, il giorno seguente, domattina, prossimo giorno feriale, lunedi prossimo, altro momento
    `,
    again:
      'di nuovo, nuovamente, ancora una volta, un altra volta, seconda volta, successivo tentativo, altro tentativo, ulteriore tentativo, un ulteriore tentativo, un altro tentativo, un altra consegna, ancora una, seconda consegna, rinnovat*',
    yet: 'ancora, finora, tuttora, al momento, per ora, per il momento, fino ad ora, tutt ora, ad ora, ad oggi, fino a questo momento, fino ad oggi, a oggi, sinora',
    and: 'e, ed, ma, pero, quindi, tuttavia, percio, pertanto, poi, dunque, inoltre, successivamente, invece, oltre a cio, nondimeno, bensi, dopodiche, in seguito a cio, di conseguenza, nonche, eppure, dopo di che, dopo tale data, dopo tale termine, trascorso tale termine, trascorso tale periodo, oltre tale data, oltre tale termine, decorso tale termine, passata tale data, a seguire, dopo questa data, dopo la scadenza',
    not: `
      non, non e, non possibile, non ci e, non si e, non e stato possibile, non e stato ancora possibile, non e possibile, non e ancora possibile, non e al momento possibile, non sono, non puo, non puo essere, non possono, non possono essere, non siamo riusciti a, non siamo riusciti, non sono riusciti, non riesce, non riesce a, non e riuscito a, il corriere non e riuscito a, non e stata possibile, non ha potuto, non abbiamo potuto, non hanno potuto, impossibile, impossibilita, impossibilita a,
      impossibilita di, impossibilitato a, impossibilitati a, senza, nessun, nessuno, nessuna, mai, neanche, nemmeno, mancata, mancato, mancati, mancate, assenza di, mancanza di, non piu, privo di, priva di, no, ne, niente, neppure, nulla, non riusciamo a, non riusciamo, non siamo in grado di, non siamo stati in grado di, non e in grado di, non e stato in grado di, non sono in grado di, non era possibile, non risulta possibile, non e risultato possibile, non risulta essere, non ci sono,
      non si e potuto, non si e riusciti a, non si puo, impossibilitata, impossibilitati, inutilmente, invano, in mancanza di, in assenza di, non ci e stato possibile, non ci e possibile, non gli e stato possibile, non e riuscita a, non riusciva a, non poteva, non poteva essere, non potendo, non potuto, non e potuto, non e potuta, non e potuto essere, non e potuta essere, tranne, non e piu, non sono piu, invece di, invece del, invece che, anziche, al posto di, al posto del, al posto della,
      non prevista, non previsto, non previste, non riusciremo a, non sara possibile, non riuscira a, non potra, non potremo
    `,
    will: `
      sara, saranno, sara stato, sarai, saremo, verra, verranno, viene, vengono, venga, vengano, sia, siano, sarebbe, deve, devono, deve essere, devono essere, dovra, dovranno, dovra essere, dovrebbe, dovrebbe essere, dovrebbero, dovrebbero essere, essere, in attesa di, in attesa che, in attesa, in attesa del, in attesa dell, in attesa della, in attesa dello, attesa, attesa di, attendiamo, stiamo aspettando, stiamo attendendo, siamo in attesa di, aspettiamo, aspetta che, e in attesa di, e in attesa,
      resta in attesa di, al fine di, da essere, destinato a, destinata a, destinata ad essere, per essere, sta per essere, sta per, stanno per, in procinto di, affinche, si aspetta, pronto per essere, pronta per essere, soggetto a, soggetta a, dopo aver, una volta, non appena, intende, vorremmo, vogliamo, cercando di, cerchera, proveremo a, tentera, tenteremo, effettuera, effettueremo, avverra, avverranno, avra luogo, dovremmo, dovremo, deve ancora, devono ancora, deve ancora essere,
      devono ancora essere, ancora da, resta da, rimane da, restano da, subira, subiranno, cercheremo di, cerchiamo di, tentiamo di, stiamo cercando di consegnare, cercare di, provera a, provera, proveranno a, allo scopo di, nell attesa di, nell attesa, nell attesa del, nell attesa della, aspettando, attendendo, attende, attendono, aspetta, aspettare, in vista di, pronto a, pronta a, pronti a, pronto ad, pronta ad, prossimo a, andra, andranno, effettueranno, procedera, procederemo, procederanno,
      iniziera, inizieranno, inizieremo, continuera, restera, resteranno, rimarra, rimarranno, risultera, risulteranno, avra, avranno, avremo, appena, quasi, va, vanno, saro, sarete, fara, faranno, sarebbero, verrai, verremo, debba, debbano, devi, dobbiamo, in attesa dei, in attesa delle, in attesa degli, in attesa d, attesa del, attesa della, attesa dell, in corso di attesa, ancora in attesa di, da effettuare, da eseguire, da completare, da ultimare, inizio previsto, dipende da, dipende dal,
      dipende dalla, dipende dall, doveva, dovevano, doveva essere, dovevano essere, vuole, vogliono, desidera, desideriamo, intendiamo
    `,
    until:
      'entro, entro il, entro la, entro le, entro i, entro l, entro e non oltre, entro e non oltre il, non oltre, non oltre il, al massimo entro, entro massimo, fino a, fino al, fino alla, fino all, fino ad, fino alle, finche, prima di, prima del, prima della, prima dell, prima che, prima delle, finche non, fino a quando non',
    will_around: `
      previsto, prevista, previsti, previste, e previsto, e prevista, sono previste, prevede, stimato, stimata, stimati, stimate, pianificato, pianificata, programmato, programmata, programmati, programmate, e programmata, e programmato, in programma, probabile, probabilmente, presumibilmente, presunto, presunta, atteso, eventuale, possibile, eta, stima, previsione, forse, sembra, sembrerebbe, prevedibile, prevedibilmente, prevediamo, indicativamente, indicativa, indicativo, stimiamo, verosimilmente,
      potenziale, prevedono, previsioni, ipotizzata, in agenda, calendarizzato, calendarizzata, da lunedi|martedi|mercoledi|giovedi|venerdi|sabato, a partire da lunedi|martedi|mercoledi|giovedi|venerdi|sabato, salvo imprevisti, ancora in attesa, se non ci sono imprevisti, se tutto va bene
    `,
    can: 'puo, possono, puo essere, possono essere, potrebbe, potrebbe essere, potrebbero, potrebbero essere, potra, potra essere, potranno, possa, possa essere, possano, e possibile, sara possibile, in grado di, possibilita di, potremmo, puoi, potete, potremo, potrai, potrete, si puo, si possono, siamo in grado di, e in grado di, potresti, e possibile che, possibili',
    if: `
      se, qualora, nel caso, nel caso in cui, in caso, in caso di, in caso contrario, altrimenti, salvo, a meno che, purche, laddove, in tal caso, in questo caso, nel caso di, ove, semmai, a condizione che, se non, diversamente, eccetto, in alternativa, nell eventualita, nell ipotesi, sempre che, ammesso che, senza ritiro entro, senza ritiro prima, trascorsi @number giorni senza ritiro, dopo @number giorni senza ritiro, in assenza di ritiro, in mancanza di ritiro, in caso di mancato ritiro entro,
      senza una sua risposta, senza risposta entro, senza istruzioni entro, appena riceveremo, non appena riceveremo, una volta ricevuto, una volta pagati, solo se, solo quando, soltanto se, salvo che, dopo il pagamento, previo pagamento, solo dopo, trascorso questo termine, scaduto tale termine, passato questo termine
    `,
    delivered:
      'consegnat*, recapitat*, consegna effettuata, consegna avvenuta, consegna completata, consegna riuscita, consegna conclusa, consegna ultimata, consegna eseguita, consegna confermata, effettuata consegna, effettuata la consegna, avvenuta consegna, consegna andata a buon fine, e in tua mano, recapito effettuato, recapito avvenuto, recapito completato, nelle tue mani, e nelle tue mani, rilasciat* al destinatario, abbiamo consegnato, ha consegnato',
    delivery: `
      consegna, consegne, consegnare, consegnarlo, consegnarla, consegnarti, consegnarle, consegnarvi, recapito, recapiti, recapitare, recapitarlo, riconsegna, riconsegnare, consegna a domicilio, consegna della spedizione, effettuare la consegna, effettuare consegna, completare la consegna, eseguire la consegna, portare a termine la consegna, consegniamo, recapitiamo, consegnano, consegna finale, procedere alla consegna, procedere con la consegna, provvedere alla consegna, portare a termine consegna,
      consegnartelo, consegnartela, consegnarglielo
    `,
    delivering: `
      in consegna, messa in consegna, messo in consegna, messi in consegna, uscita in consegna, uscito in consegna, uscita per la consegna, uscito per la consegna, uscita per consegna, partita per la consegna, partito per la consegna, in fase di consegna, in corso di consegna, in distribuzione, in recapito, in fase di recapito, in corso di recapito, in fase di distribuzione, consegna in corso, la consegna e in corso, consegna iniziata, in uscita per la consegna, a bordo per la consegna,
      fuori per la consegna, fuori per consegna, sta effettuando la consegna, sta per consegnare, sta consegnando, stiamo consegnando, sta arrivando a destinazione, giro di consegna, giro di consegne, giro consegne, in viaggio verso il destinatario, in viaggio verso di te, in viaggio verso l indirizzo di consegna, in arrivo da te, in consegna al destinatario, in consegna presso il destinatario, portato in consegna, portata in consegna, assegnata per la consegna, assegnato al corriere per la consegna,
      caricata per la consegna, caricato per la consegna, caricata sul mezzo per la consegna, in distribuzione al portalettere, in gita, in viaggio verso il tuo indirizzo, in viaggio verso casa tua, in viaggio verso il tuo domicilio, in viaggio verso l indirizzo, diretto al tuo indirizzo, diretta al tuo indirizzo, diretto verso il tuo indirizzo, sta arrivando da te, sta venendo da te, sta raggiungendo il destinatario, si sta avvicinando al destinatario, in consegna finale,
      uscita in consegna con il corriere, in fase di consegna al destinatario, in distribuzione locale, partito in consegna, partita in consegna, portato in distribuzione, messo in distribuzione, messa in distribuzione, messi in distribuzione, in fase di distribuzione finale, esce in consegna, e uscito per le consegne, uscito per le consegne, in uscita in consegna, in viaggio per la consegna, in transito per la consegna, in viaggio per essere consegnato, in viaggio per essere consegnata,
      assegnat* al giro di consegna, inserit* nel giro di consegna, inserit* nel giro di consegne, assegnat* al giro di consegne, nel giro di consegna, nel giro di consegne, in giro, torna in consegna, tornata in consegna, tornato in consegna, rimesso in consegna, rimessa in consegna, nuovamente in consegna, di nuovo in consegna, torna in consegna al destinatario, rimesso in consegna al destinatario
    `,
    signed:
      'firmat*, firmata per ricevuta, ha firmato, firmato da, firma acquisita, firma ottenuta, firma raccolta, firma del destinatario acquisita, contro firma, dietro firma, con firma, sottoscritt*, controfirmat*, firma apposta, ha apposto la firma, firma acquisita digitalmente, firma di, firmata da',
    collected:
      'ritirat*, prelevat*, raccolt*, ritiro effettuato, ritiro avvenuto, ritiro completato, ritiro eseguito, ritiro riuscito, prelievo effettuato, presa effettuata, ha ritirato, effettuato ritiro, presa e, presa presso il mittente, presa dal mittente, preso dal mittente, preso presso il mittente, prelevato, prelevata, prelevati, ha preso il pacco, ha preso, preso il pacco, ritirato presso',
    collection:
      'ritiro, ritiri, ritirare, ritirarlo, ritirarla, ritirarli, prelievo, prelevare, presa, raccolta, ritirando, prendere, prelevarlo, prelevarla',
    accepted:
      'accettat*, accettazione, preso in carico, presa in carico, presi in carico, prese in carico, presa in carica, prendere in carico, prese in consegna, preso in consegna, presa in consegna, presi in consegna, ha preso in carico, abbiamo preso in carico, in carico, in nostro possesso, abbiamo il tuo pacco, preincarico accettato',
    received:
      'ricevut*, ricezione, ricevere, abbiamo ricevuto, ha ricevuto, pervenut*, ricevimento, presa visione, in ingresso, riceveremo, riceviamo, riceva, ricevuto da noi, pervenuta, pervenuto',
    handed:
      'affidat*, affidamento, passat*, ceduto, ceduta, trasferita, trasferite, trasferimento, trasferiti, trasferito, passaggio, rimess*, messa a disposizione del vettore, presentat*, presentazione, conferit*, trasbordo, trasbordat*, affidare, passare, trasferire, dato in consegna, data in consegna, data al',
    posted: 'imbucat*, postalizzat*, impostat*, impostazione, postalizzazione',
    dropped_off:
      'depositato dal mittente, depositata dal mittente, consegnata dal mittente, consegnato dal mittente, consegnata dal cliente al punto, portato dal mittente, portata dal mittente, lasciato dal mittente, affidato dal mittente, affidata dal mittente, affidata dal cliente, consegnata allo sportello, consegnato allo sportello, hai consegnato, hai depositato, hai lasciato, hai spedito, hai affidato',
    deposited: `
      depositat*, lasciat*, collocat*, posizionat*, inserit*, riposto, riposta, deposito effettuato, messo, messa, introdotto, appoggiat*, sistemat*, introdott*, infilat*, deposito avvenuto, lasciato il pacco, lasciato il tuo pacco, lasciato il suo pacco, lasciato la spedizione, lasciato la tua spedizione, ha lasciato il pacco, ha lasciato il tuo pacco, ha lasciato la spedizione, ha lasciato la tua spedizione, abbiamo lasciato il pacco, abbiamo lasciato il tuo pacco, abbiamo lasciato la spedizione,
      abbiamo lasciato la tua spedizione, lasciarlo, lasciarla, lasciarli, depositarlo, depositarla, inserirlo, inserirla, metterlo, metterla
    `,
    arrived:
      'arrivat*, arrivo, giunt*, in entrata, entrat*, ingresso, entrata in, ha raggiunto, raggiunt*, pervenuta in filiale, e giunta, ha varcato, arrivi, approdat*, approdo, attraccat*, attracco, in ingresso presso, ha fatto il suo arrivo, e arrivato, e arrivata, e entrata, e entrato',
    departed:
      'partit*, partenza, uscit*, in uscita, lasciato il, lasciato la, lasciato l, ha lasciato, ha lasciato il, ha lasciato la, ha lasciato l, hanno lasciato, abbandonato, salpat*, decollat*, decollo, e partito, e partita, evas*, uscita da, ripartit*, esce da, decolla, allontanat*, lascia il, lascia la, lascia l, e uscita dal, e uscito dal, ha salpato, partiti, in volo verso, ripartenza, riparte',
    processed: `
      lavorat*, lavorazione, in lavorazione, in fase di lavorazione, elaborat*, elaborazione, in elaborazione, in fase di elaborazione, in corso di lavorazione, trattat*, trattamento, gestit*, gestione, in gestione, processat*, processo, in corso di elaborazione, etichettat*, consolidat*, lavorare, passata per, convalidat*, verificat*, consolidamento, lavorazioni, riconfezionat*, imbustat*, pesat*, misurat*, pesatura, raggruppat*, insaccat*, pallettizzat*, movimentat*, movimentazione,
      in movimentazione, in fase di gestione, in fase di trattamento, in trattamento, operazioni di lavorazione, rilavorat*, riconfezionamento, sara riconfezionat*, verra riconfezionat*, riconfezionare
    `,
    sorted:
      'smistat*, smistamento, in smistamento, in fase di smistamento, cernita, smistamento in corso, ripartizione, suddivis*, smistando',
    scanned: `
      scansionat*, scansione, scansione effettuata, rilevat*, letto, letta, lettura, rilevazione, registrata in filiale, registrato presso, scannerizzat*, rilevamento, scansionamento, scansione di arrivo, scansione di partenza, scansione in arrivo, scansione in uscita, scansione in entrata, registrat* nel centro di smistamento, registrat* presso il centro di smistamento, registrat* in filiale, registrat* presso la filiale, registrat* presso l hub, registrat* nell hub, registrat* in magazzino,
      registrat* presso il magazzino
    `,
    loaded:
      'caricat*, imbarcat*, carico, imbarco, a bordo, in carico sul, stivat*, caricamento, stivaggio, imbarcando, inserito in sacco, inserita in sacco, inserito in un sacco, insaccato, insaccata',
    unloaded: 'scaricat*, scarico, sbarcat*, sbarco, scaricamento, discarico, scaricata, scaricato',
    sent: 'inviat*, invio, inviare, spedit*, spedire, inoltrat*, inoltro, instradat*, instradamento, avviat*, avviamento, avviata verso, spedita dal, rispedit*, distribuit*, esportat*, immesso, immessa, mandat*, rilanciat*, dispacciat*, riavviat*, instradando, inoltrando, spedizione effettuata, spedizione avvenuta, reimmess*, indirizzat* verso',
    transit: `
      in transito, transito, transit, in viaggio, viaggio, viaggia, viaggiando, sta viaggiando, in cammino, in movimento, in trasferimento, in fase di trasferimento, in trasporto, in fase di trasporto, trasportat*, trasporto, in corso di trasporto, in arrivo, in arrivo presso, transitat*, diretta a, diretto a, diretta verso, diretto verso, in rotta, per strada, sta arrivando, in spedizione, transita, in itinere, in navetta, collegamento, in tragitto, tragitto, percorso, lungo il percorso, in tratta,
      procede verso, prosegue verso, prosegue il viaggio, continua il viaggio, prosegue il suo viaggio, continua il suo viaggio, avanza, passat* per, passat* attraverso, e passat* per, e passat* da, e passat* dal, e passat* dalla, e passat* attraverso, e passat* in, transitando, attraversat*, in cammino verso, si sta spostando, in viaggio da, sta per arrivare in filiale, transitante, diretto al, diretta al, diretto alla, diretta alla, diretto all, diretta all, diretto in, diretta in, diretti,
      riprende il viaggio, ha ripreso il viaggio, riprende, prosegue il trasporto, si sposta, spedizione prosegue, pacco prosegue, il viaggio prosegue
    `,
    landed: 'atterrat*, atterraggio, atterra',
    cleared: `
      sdoganat*, sdoganamento completato, sdoganamento effettuato, sdoganamento concluso, sdoganamento terminato, sdoganamento avvenuto, sdoganamento ultimato, sdoganamento riuscito, sdoganamento eseguito, completato sdoganamento, completato lo sdoganamento, svincolo doganale completato, svincolo doganale effettuato, svincolo completato, svincolo effettuato, svincolo doganale avvenuto, svincolo doganale concesso, svincolat*, rilasciat* dalla dogana, rilasciata dalla dogana, rilasciato dalla dogana,
      uscita dalla dogana, uscito dalla dogana, ha superato la dogana, superato la dogana, ha superato i controlli doganali, superato i controlli doganali, superata la dogana, ha passato la dogana, liberata dalla dogana, formalita doganali completate, formalita doganali espletate, formalita doganali concluse, operazioni doganali completate, operazioni doganali concluse, operazioni doganali terminate, controlli doganali completati, controlli doganali superati, controllo doganale superato,
      controllo doganale completato, fase di sdoganamento completata, fase di sdoganamento conclusa, procedura di sdoganamento completata, processo di sdoganamento completato, nulla osta della dogana, nulla osta doganale, pratiche doganali completate, pratica doganale completata, dogana superata, sdoganamento ok, completata la fase di verifica per lo svincolo, completata verifica per lo svincolo, ha lasciato la dogana, rilascio doganale, rilascio doganale avvenuto, rilasciat* in dogana,
      liberat* in dogana, sdoganamento superato, sdoganamento andato a buon fine, sdoganamento positivo, esito positivo sdoganamento, formalita doganali terminate, formalita doganali ultimate, formalita doganali assolte, pratiche doganali concluse, pratiche doganali terminate, verifica doganale completata, verifica doganale superata, ispezione doganale completata, ispezione doganale superata, uscit* dal magazzino doganale, controllo doganale terminato, controlli doganali terminati,
      controllo doganale concluso, controlli doganali conclusi, ha terminato lo sdoganamento, ha completato lo sdoganamento, dogana completata, operazioni di sdoganamento completate, operazioni di sdoganamento concluse, operazioni di sdoganamento terminate, merce libera, merce svincolata, sbloccata, sbloccato
    `,
    clearance: `
      sdoganamento, sdoganamenti, sdoganare, svincolo doganale, svincolo, operazioni doganali, formalita doganali, pratiche doganali, pratica doganale, adempimenti doganali, procedure doganali, procedura doganale, dichiarazione doganale, dichiarazione, processo doganale, processo di sdoganamento, procedura di sdoganamento, procedure di sdoganamento, fase di sdoganamento, sdoganamento della spedizione, bolla doganale, bolletta doganale, transito doganale, operazioni di sdoganamento,
      pratiche di sdoganamento, iter doganale, dichiarazione di importazione, dichiarazione di esportazione, attivita doganali, dichiarazione in dogana, sdoganando, trattamento doganale, lavorazione doganale, gestione doganale, elaborazione doganale
    `,
    released:
      'rilasciat*, rilascio, liberat*, sbloccat*, sblocco, nulla osta, via libera, giacenza svincolat*|sbloccat*|risolt*|conclus*|chius*',
    inspection: `
      controllo, controlli, controllat*, ispezione, ispezioni, ispezionat*, verifica, verifiche, esame, esaminat*, controllo doganale, controlli doganali, visita doganale, visita, quarantena, accertamenti, accertamento, verifica doganale, verifiche doganali, ispezione doganale, sotto controllo, in esame, perizia, ispezionando, sottopost* a controllo, sottopost* a verifica, sottopost* a ispezione, controllo a campione, controllo fitosanitario, controllo sanitario, controlli sanitari, revisione,
      controlli aggiuntivi, ulteriori controlli, sottopost* a controlli
    `,
    security:
      'sicurezza, controllo di sicurezza, controlli di sicurezza, ispezione di sicurezza, verifica di sicurezza, raggi x, scansione di sicurezza, controlli sicurezza, controllo sicurezza, screening, screening di sicurezza, radioscopia, scansione a raggi x, verifiche di sicurezza',
    held: `
      trattenut*, bloccat*, ferma, fermo, fermi, ferme, fermat*, sospes*, sospensione, in sospeso, in giacenza, giacenza, in fermo, fermo in, blocco, in stallo, detenut*, messa in attesa, messo in attesa, in stop, in standby, inizio giacenza, apertura giacenza, aperta giacenza, giacenze, attesa disposizioni, in attesa disposizioni, in attesa di disposizioni, in attesa di istruzioni, in attesa istruzioni, posta in giacenza, messa in giacenza, arrestat*, in sosta, in pausa, trattenimento, incagliat*,
      congelat*, tenuta ferma, tenuto fermo, stazionament*
    `,
    stored:
      'custodit*, custodia, conservat*, immagazzinat*, ti aspetta, vi aspetta, la aspetta, ti attende, la attende, ti sta aspettando, in custodia, stoccat*, stoccaggio, deposito temporaneo, giace, giacente, giacenti, tenut* a disposizione, a deposito, in deposito presso, conservazione, messo da parte, messa da parte',
    seized: 'sequestrat*, sequestro, confiscat*, confisca, sotto sequestro, requisit*',
    returned: `
      restituit*, reso al mittente, resa al mittente, resi al mittente, rese al mittente, tornat*, ritornat*, rientrat*, rispedita indietro, rispedito indietro, rimandato indietro, rimandata indietro, reso consegnato, reso completato, riconsegnata al mittente, riconsegnato al mittente, reso effettuato, riconsegnat* al mittente, riconsegnat* al venditore, reso ricevuto, reso avvenuto, reso concluso, restituzione completata, restituzione effettuata, restituzione avvenuta, restituzione conclusa,
      restituzione al mittente completata, restituzione al mittente avvenuta, ritorno al mittente completato, reso al mittente completato, reso al mittente effettuato, reso al mittente avvenuto, reso al mittente concluso, reso consegnato al mittente
    `,
    return:
      'reso, resi, restituzione, ritorno, rientro, restituire, rispedizione, reso spedizione, resa, rinvio al mittente, rispedizione al mittente, ritorni, rientrare, tornare, ritornare, restituendo, rendere al mittente, procedura di reso, procedura di restituzione, pratica di reso',
    returning: `
      in restituzione, in reso, in rientro, in ritorno, di ritorno, di rientro, in fase di restituzione, in fase di reso, in corso di restituzione, sta tornando, sta rientrando, sta ritornando, reso in transito, reso in corso, reso in viaggio, reso al mittente in transito, reso al mittente in corso, reso al mittente in viaggio, reso al mittente avviato, reso al mittente in fase di lavorazione, in via di restituzione, rimandat*, in viaggio di ritorno, restituzione in corso, rientro in corso, torna,
      rientra, ritorna, restituzione al mittente in corso, stiamo restituendo, sulla via del ritorno, ritorno in corso, ritorno al mittente in corso, in via di ritorno, rispedizione in corso, rispedizione al mittente in corso, procedura di reso in corso, in viaggio di rientro, si sta restituendo, ritorno in transito, avviat* al mittente
    `,
    back: 'indietro, rientro in, rientrata in',
    refused: `
      rifiutat*, rifiuto, rifiuta, respint*, ha rifiutato, ha respinto, negat*, rifiuto del destinatario, non accettat*, non accetta, ha rifiutato di ritirare, rifiuto di ritiro, rifiuto consegna, rifiuto ritiro, ricusat*, merce non conforme, rifiutano, rifiuto di consegna, non ha accettato, non vuole, non ha voluto, non ha voluto ritirare, non ha voluto accettare, non vuole ricevere, non vuole ritirare, rigettat*, declinat*, ha declinato, rifiutando, diniego, rinuncia, rinunciat*, ha rinunciato,
      non desidera, non desidera ricevere, non voluto, non voluta, non intende ritirare, non intende accettare, non ha pagato il contrassegno, non vuole pagare, rifiuta il pagamento, rifiuto pagamento, ha rifiutato il pagamento, non lo vuole, non la vuole, non vuole il pacco, non lo ha voluto, non l ha voluto, rifiutato, rifiutata, respinto, respinta, declinato
    `,
    damaged: `
      danneggiat*, danno, danni, danneggiamento, avariat*, avaria, rotto, rotti, busta rotta, confezione rotta, rottura, rovinat*, manomess*, manomissione, deteriorat*, bagnat*, lacerat*, apert* e danneggiat*, preavviso di danno, difettos*, spezzat*, schiacciat*, ammaccat*, strappat*, subito danni, subito danneggiamenti, subito un danno, subito un danneggiamento, perdita di liquido, perdite di liquido, fuoriuscita, fuoriuscita di liquido, imballo rotto, pacco rotto, scatola rotta, contenuto rotto,
      danno rilevato, danni rilevati, danni visibili
    `,
    lost: `
      smarrit*, smarrimento, perso, persa, persi, perse, perdita, rubat*, furto, irreperibile spedizione, spedizione irreperibile, pacco irreperibile, dispers*, non rintracciabile, non rintracciabili, non rintracciat*, introvabile, rapina, non siamo in grado di localizzare, impossibile localizzare, non e stato possibile localizzare, sottratt*, non trovata la spedizione, collo mancante, pacco mancante, spedizione mancante, persa traccia, perso traccia, perse le tracce, non localizzat*,
      non localizzabile, introvabil*, trafugat*, ammanco, mancanza del pacco, andato perso, andata persa, andato perduto, andata perduta, perdut*, collo|pacco|spedizione|plico non rinvenuto|rinvenuta|trovato|trovata|rintracciato|rintracciata, dato per disperso, e dato per disperso, dato per perso, considerato perso, considerato smarrito, ritenuto smarrito, disperso, dispersa, irreperibile pacco
    `,
    found:
      'ritrovat*, rintracciat*, trovat*, recuperat*, rinvenut*, localizzat*, recupero, ritrovamento, ricomparso, ricomparsa, localizzare, rintracciare, individuare, ritrovare, trovare il pacco, trovare la spedizione, rinvenuto, rinvenuta, rintracciato, rintracciata, ritrovato, ritrovata, che risultava smarrito, che risultava smarrita',
    cancelled:
      'annullat*, annullamento, cancellat*, cancellazione, revocat*, stornat*, disdett*, annulla, eliminat*, revoca, disdetta, storno, annullando',
    delayed: `
      in ritardo, ritardo, ritardi, ritardat*, ritarda, subito un ritardo, subito ritardi, ha subito un ritardo, rallentamento, rallentamenti, rallentat*, tempi piu lunghi, piu tempo del previsto, oltre il previsto, piu tardi del previsto, dopo la data prevista, tempi di consegna piu lunghi, con ritardo, slittat*, slitta, slittamento, prolungat*, prolungamento, piu tempo, allungat*, dilatat*, tempi di consegna prolungati, in ritardo rispetto al previsto, piu tempo del solito, piu a lungo del previsto,
      piu lento del previsto, rispetto al previsto, rispetto alla data prevista, oltre la data prevista, tempi di transito piu lunghi, attardat*, rallentando, dopo il previsto, giorno dopo il previsto, giorni dopo il previsto, ha subito ritardi, accumulato ritardo, ha accumulato ritardo, rallentata, rallentato, slittata, slittato
    `,
    rescheduled: `
      riprogrammat*, riprogrammazione, rinviat*, rinvio, posticipat*, posticipo, rimandata la consegna, rimanda la consegna, spostata la consegna, consegna spostata, posposta, differit*, data di consegna modificata, data di consegna cambiata, nuova data di consegna, nuova data consegna, ripianificat*, consegna rimandata, rinviata a, riconsegna programmata, rinvia, cambio data, cambio data consegna, ripianificazione, consegna posticipata, ricalendarizzat*, data modificata, cambio di data, modifica data,
      modifica della data, cambio della data, cambio della data di consegna, modifica della data di consegna, modifica data di consegna, variazione data, variazione della data, variazione data di consegna, rimandat* a domani, spostat* a domani, spostat* al giorno, consegna spostata al, data di consegna aggiornata, data di consegna variata, data di consegna spostata, spostat*, spostamento
    `,
    redirected: `
      dirottat*, reindirizzat*, reinstradat*, deviat*, reindirizzamento, deviazione, altro indirizzo, altro indir, un altro indirizzo, diverso indirizzo, nuovo indirizzo, indirizzo alternativo, indirizzo diverso, cambio indirizzo, indirizzo modificato, indirizzo cambiato, indirizzo corretto, modifica indirizzo, dirottamento, variazione indirizzo, altra sede, altra filiale, chiesta consegna altro indir, rediretto, rediretta, reinoltrat*, nuova destinazione, cambio di indirizzo, cambio dell indirizzo,
      modifica dell indirizzo, variazione dell indirizzo, variazione di indirizzo, modifica di indirizzo, cambio di destinazione, cambio destinazione, indirizzo aggiornato, altro punto di ritiro, diverso punto di ritiro, nuovo punto di ritiro, altro punto, altro locker, altro ufficio, indirizzo di consegna modificato, indirizzo di consegna cambiato, indirizzo di consegna aggiornato, cambiare indirizzo, cambiare l indirizzo, modificare l indirizzo
    `,
    missorted: `
      smistata erroneamente, smistato erroneamente, errore di smistamento, instradata erroneamente, instradato erroneamente, errato instradamento, errore di instradamento, erroneamente inviata, inviata per errore, inviato per errore, disguidat*, disguido, filiale errata, destinazione errata, filiale sbagliata, smistamento errato, instradamento errato, mal instradat*, sede errata, percorso errato, fuori rotta, arrivata per errore, arrivato per errore, inviat* alla filiale sbagliata,
      inviat* alla sede sbagliata, inviat* alla filiale errata, arrivat* alla filiale sbagliata, arrivat* nella filiale sbagliata, inoltrat* erroneamente, inoltrat* per errore, instradat* male, inviat* erroneamente, spedit* per errore, smistat* per errore, fuori instradamento, destinazione sbagliata, centro sbagliato, centro errato, sede sbagliata, hub errato, hub sbagliato
    `,
    prohibited:
      'vietat*, proibit*, pericolos*, merce pericolosa, merci pericolose, non ammess*, non consentit*, illegale, merce vietata, soggetto a restrizioni, restrizioni, divieto, non spedibil*, non trasportabil*, embargo, infiammabil*, batterie al litio, batterie, contraffatt*, contraffazione, articoli vietati, oggetti vietati, esplosiv*',
    problem: `
      problema, problemi, anomalia, anomalie, eccezione, eccezioni, errore, errori, incidente sulla consegna, inconveniente, inconvenienti, irregolarita, difficolta, imprevist*, guasto locker, disservizio, disagi, disagio, criticita, avviso di anomalia, in anomalia, imprevisto operativo, inconvenienza, locker pieno, locker guasto, locker non disponibile, guasto, guasta, pieno, piena, proposta transattiva, proposta liquid ne transattiva, proposta liquidazione transattiva, proposta di liquidazione,
      svincolo giacenza, eccezione operativa, pincode, pin code, intoppo, intoppi, contrattempo, contrattempi, problematica, problematiche, complicazione, complicazioni, impedimento, impedimenti, malfunzionamento, malfunzionamenti, ostacolo, ostacoli, situazione imprevista, evento imprevisto, fuori servizio, segnalata un anomalia, non funzionante, non conforme, locker fuori servizio, disguidi, non funziona, non funzionano, armadietto pieno, locker pieni, armadietti pieni, locker occupato,
      locker occupati, nessuno scomparto libero, nessuno sportello libero, cassetta piena, sportelli esauriti, celle esaurite, cassetti esauriti, sportelli pieni, impossibile depositare, impossibile inserire, supera le dimensioni massime, supera le dimensioni, supera il peso, supera le misure, eccede le dimensioni, fuori misura, fuori sagoma, troppo grande, troppo pesante, troppo voluminoso, troppo voluminosa, troppo ingombrante, ingombrante, sovradimensionato, sovrappeso, non entra,
      non entra nel locker, non entra nella cassetta, non ci sta, non ci sta nel locker, locker saturo
    `,
    investigation: `
      indagine, indagini, ricerca, ricerche, reclamo, reclami, in corso delle verifiche, in corso verifiche, in corso accertamenti, in corso di accertamento, verifiche in corso, accertamenti in corso, ricerca in corso, segnalazione, apertura pratica, rintraccio, verifiche sulla spedizione, pratica aperta, apertura reclamo, stiamo verificando, stiamo indagando, stiamo cercando, stiamo cercando il pacco, inchiesta, approfondimenti, sotto indagine, richiesta di rintraccio, denuncia, contestazione,
      stiamo effettuando verifiche, stiamo effettuando ricerche, stiamo effettuando delle verifiche, ricerche aperte, ricerca aperta
    `,
    destroyed:
      'distrutt*, distruzione, smaltit*, smaltimento, abbandonat*, abbandono, rottamat*, macero, incenerit*, demolit*, eliminazione',
    uncollected: `
      non reclamat*, non e stato ritirato dal destinatario, non e stata ritirata dal destinatario, non ritirata dal destinatario, non ritirato dal destinatario, non ritirata in tempo, non ritirato in tempo, non ritirata entro i termini, non ritirato entro i termini, non ritirata nei termini, mancato ritiro, mancato ritiro dal destinatario, mancato ritiro da parte del destinatario, inesitat*, inesito, non ritirata al parcel shop, non ritirata al parcelshop, non ritirat* entro il periodo di giacenza,
      non ritirat* entro il periodo previsto, non ritirat* nel periodo di giacenza, non ritirat* nei tempi, non ritirat* nei tempi previsti, non ritirat* entro i tempi, non ritirat* entro i tempi previsti, non ritirat* entro il termine, non ritirat* entro il tempo, non ritirat* entro la scadenza, non ritirat* entro i giorni, non ritirat* entro @number giorni, non ritirat* dal cliente, non ritirat* all ufficio postale, non ritirat* in ufficio postale, non ritirat* presso l ufficio postale,
      non ritirat* nel punto, non ritirat* dal punto, non ritirat* presso il punto, non ritirat* dal locker, nessuno ha ritirato, non hai ritirato, il destinatario non ha ritirato, non e stat* ritirat* entro, non e stat* ritirat* nei tempi, non e stat* ritirat* dal cliente, non e stat* ritirat* in tempo, non ha ritirato, mancato ritiro entro i termini, mancato ritiro del cliente, non ritirat*, non e passato a ritirare, non e passato a ritirarlo, non e venuto a ritirare, non e venuto a ritirarlo,
      non si e presentato, nessuno lo ha ritirato, senza ritiro, mai ritirato, mai ritirata
    `,
    expired: `
      scadut*, compiuta giacenza, fine giacenza, giacenza scaduta, giacenza compiuta, chiusura giacenza, giacenza terminata, oltre i termini, periodo di giacenza terminato, periodo di giacenza scaduto, termine scaduto, trascorso, trascorsi, trascorsa, decors*, decorrenza dei termini, decorrenza termini, tempo scaduto, oltre il termine, terminato il periodo di giacenza, terminata la giacenza, finita la giacenza, superat* i termini, superat* il termine, superat* il periodo, superat* i giorni,
      superat* il tempo, superat* i tempi, superat* la giacenza
    `,
    reminder: `
      promemoria, ultimo giorno utile, sollecito, ultimo giorno, ultimo avviso, secondo avviso, ultimi giorni, ultima possibilita, ultimo promemoria, ricordiamo di ritirare, ricordati di ritirare, non dimenticare, non dimenticare di ritirare, non dimenticarti di ritirare, sta per scadere, in scadenza, scade il, scade tra, scade, ricorda di ritirare, affrettati, ultime ore, ti restano @number giorni, restano @number giorni, hai ancora @number giorni, hai @number giorni, mancano @number giorni,
      ti rimangono @number giorni, termine di ritiro prorogato, giacenza prorogata, termine prorogato, periodo di giacenza prorogato, restano due giorni, restano solo due giorni, ultimi giorni per ritirare, restano tre giorni
    `,
    attempt: `
      tentativo, tentativi, tentat*, tentare, provato, provato a, abbiamo provato, abbiamo provato a, abbiamo tentato, ha tentato, ha provato, tentativo di consegna, tentativo di recapito, tentata consegna, tentativo effettuato, passaggio effettuato, tentativo di consegna effettuato, e passato, abbiamo cercato di, cercato di, siamo passati, e passat* da te, e passat* dal destinatario, ha bussato, ha suonato, tentando, visita del corriere, passaggio del corriere, passaggio del postino,
      e passat* il corriere, passato il corriere, giro a vuoto, giri a vuoto, passati alle, siamo passati alle
    `,
    failed: `
      fallit*, non riuscit*, non andata a buon fine, non andato a buon fine, non e andata a buon fine, non e andato a buon fine, insuccesso, infruttuos*, senza esito, senza successo, negativo, negativa, esito negativo, con esito negativo, fallimento, inconsegnabile, inconsegnabili, inesitabile, non recapitabile, non consegnabile, non ha avuto successo, non e riuscita, non e riuscito, vano, a vuoto, vuoto, inutile, respinto dal sistema, non portata a termine, non portato a termine,
      consegna non effettuata, non completata consegna, mancato recapito, mancata consegna, mancate consegne, non eseguita consegna, senza risultato, nessun risultato, fallimentare, non ha avuto esito, non ha avuto esito positivo, senza esito positivo, consegna non avvenuta, consegna non eseguita, consegna non completata, consegna non conclusa, consegna non possibile, recapito non riuscito, recapito non effettuato, mancato tentativo
    `,
    complete:
      'completat*, completamento, con successo, riuscit*, a buon andata a buon fine, andato a buon fine, e andata a buon fine, conclus*, terminat*, ultimat*, finit*, effettuat*, avvenut*, eseguit*, confermat*, conferma, espletat*, positivo, positiva, esito positivo, con esito positivo, fine, portata a termine, portato a termine, chiusa positivamente, perfezionat*, finalizzat*, successo, compiut*, riuscendo, esito favorevole, superat*, passato con esito positivo',
    started:
      'iniziat*, inizio, cominciat*, avvio, avviata la procedura, inizia, incominciat*, apertura, aperta, aperto, attivat*, intrapres*, partita la procedura, ha avuto inizio, ha inizio, ha iniziato, al via, in avvio, avviate le procedure, avviat* le operazioni, avviat* la pratica',
    ongoing:
      'in corso, sottopost*, in fase di, in fase, in atto, prosegue, proseguono, continua, in fase di esecuzione, sta, stanno, stiamo, in esecuzione, procedendo, in avanzamento, in via di, proseguimento, procede, procedono, in svolgimento, continuano, in via di completamento',
    ready:
      'pront*, disponibile, disponibili, disponibilita, a disposizione, a tua disposizione, a sua disposizione, e disponibile, e pronto, e pronta, reso disponibile, resa disponibile, messa a disposizione, messo a disposizione, pronto al ritiro',
    prepared:
      'preparat*, in preparazione, preparazione, in fase di preparazione, in corso di preparazione, sta preparando, stiamo preparando, in allestimento, allestit*, prepara, preparare, assemblat*, predispost*, predisposizione, approntat*, in approntamento, preparando, sta imballando, raccolta articoli, picking',
    created:
      'creat*, creazione, generat*, generazione, stampat*, stampa, emess*, emissione, registrat*, registrazione, inserita a sistema, inserita nel sistema, inserito nel sistema, assegnat*, attribuit*, censit*, acquisit*, acquisizione, caricata a sistema, compilat*, digitalizzat*, immess* a sistema, inserit* a sistema, inserit* nel sistema, inserit* nei sistemi, redatt*',
    announced:
      'preannunciat*, annunciat*, preavviso, preavvisat*, preavviso di arrivo, prenotifica, prenotificat*, preannuncio, pre registrat*, preregistrat*, preincarico, preinformazione, preavviso di spedizione, pre avviso, in via di affidamento, trasmess*, trasmissione, segnalat* dal mittente, annuncio, avviso di spedizione, preavvertit*, comunicat* dal mittente',
    booked:
      'prenotat*, prenotazione, appuntamento, su appuntamento, fissat*, concordat*, data fissa, in data fissa, accordat*, stabilit*, prenota, fascia oraria scelta, selezionat*, scelta dal cliente, scelta dal destinatario, riservat*, prenotare, fissare, concordare, ha scelto, hai scelto, ha prenotato, hai prenotato, fascia oraria prenotata, ha fissato',
    requested:
      'richiest*, chiest*, ha chiesto, ha richiesto, su richiesta, a richiesta, richiesta di, domandat*, abbiamo richiesto, richiede, domanda, sollecitat*, desiderat*, hai richiesto, hai chiesto, richieste, richiesta',
    changed:
      'modificat*, modifica, cambiat*, cambio, aggiornat*, aggiornamento, variat*, variazione, corrett*, rettificat*, istruzioni, istruzione, preferenza, preferenze, opzione, opzioni, disposizioni, disposizione, modificare, cambiare, sostituit*, sostituzione, modifiche, correzione, impostazioni, aggiornare',
    required:
      'necessari*, obbligatori*, servono, serve, occorre, occorrono, bisogna, e richiesto, e richiesta, sono richiesti, sono richieste, e necessario, e necessaria, sono necessari, sono necessarie, richiesto il, richiesta la, bisogno, richiedono, necessita, necessitano, si richiede, si richiedono, abbiamo bisogno, abbiamo bisogno di, e obbligatorio, e obbligatoria, indispensabil*, e indispensabile, servira, serviranno, e necessario fornire',
    missing:
      'mancante, mancanti, manca, mancano, non presente, non presenti, non fornit*, non pervenut*, non ricevuti i documenti, carente, carenza, non allegat*, mancava, mancavano, sprovvist*, omess*, assenza documenti, assenza documentazione, mancanza documenti, mancanza di documenti, mancanza documentazione, mancanza di documentazione',
    incomplete:
      'incomplet*, insufficient*, non completo, non completa, non completi, illeggibil*, non leggibil*, parziale, inadeguat*, poco chiaro, lacunos*, approssimativ*, generico, generica, non dettagliat*, ambigu*, troppo generico',
    wrong:
      'errat*, sbagliat*, scorrett*, inesatt*, non valid*, non corrett*, inesistent*, non esiste, non esistente, invalid*, non corrisponde, non corrispondente, non corrispondono, incongruent*, erroneo, erronea, non coerente, non esatt*, imprecis*, non congruent*, non riconosciut*, errore nell indirizzo, errori nell indirizzo, errore di indirizzo, errore indirizzo, incoerent*, discordan*, erronei, erronee',
    unknown:
      'sconosciut*, sconosc, ignot*, non conosciut*, non identificat*, non identificabile, irreperibil*, deceduto, non individuat*, non trovato al, non rinvenut*, non abita, non risiede, non residente, non compare, non figura, non indicato sul citofono, defunt*, non trovat* all indirizzo, non risulta all indirizzo, non reperibil*, non conosciuto all indirizzo',
    moved: `
      destinatario trasferito, trasferitosi, si e trasferito, si e trasferita, destinatario trasferitosi, cambiato residenza, trasloco, traslocat*, destinatario trasferita, trasferito altrove, ha cambiato indirizzo, ha cambiato domicilio, ha cambiato casa, ha cambiato residenza, ha cambiato sede, non abita piu, non abita piu qui, non abita piu all indirizzo, non risiede piu, azienda trasferita, ditta trasferita, cliente trasferito, trasferito ad altro indirizzo, si e trasferito altrove,
      destinatario si e trasferito
    `,
    notified: `
      avvisat*, notificat*, notifica, notifiche, informat*, sms, sms inviato, email, e mail, mail, messaggio, messaggi, comunicat*, comunicazione, notifica inviata, avvisiamo, informiamo, contattat*, invitat*, avvisare, informare, avviso consegnato, avviso inviato, avvertit*, segnalat*, telefonata, chiamata, telefonat*, telefonicamente, via sms, via email, via mail, posta elettronica, whatsapp, inviato un sms, inviato sms, inviata una mail, inviata una email, inviata email, inviato un messaggio,
      inviata notifica, inviata una notifica, inviata comunicazione, inviata una comunicazione, inviato un avviso, notifica di arrivo, notifica di consegna, notificare, comunicare, abbiamo inviato un sms, abbiamo inviato una email, ti abbiamo scritto
    `,
    paid: 'pagat*, pagamento ricevuto, pagamento effettuato, pagamento completato, saldat*, incassat*, pagamento avvenuto, versat*, liquidat*, corrispost*, pagamento confermato, pagamento accettato, pagamento andato a buon fine, pagamento registrato',
    pay: 'pagamento, pagare, pagamenti, contrassegno, importo, incasso, saldo, versamento, pagabile, corrispettivo, saldare, versare, incassare, bonifico, carta di credito, contanti, rimborso, importo dovuto, somma, somma dovuta, paghi, paga, pagano',
    recipient: `
      destinatario, destinataria, destinatari, destin, destinatar, consegnatario, cliente, clienti, ricevente, utente, te, lei stesso, acquirente, compratore, persona, persona autorizzata, delegato, delegata, incaricato, familiare, familiari, convivente, famiglia, residente, collega, coinquilino, titolare, importatore, rappresentante, cliente finale, addetto, terzo, terza persona, mani, te stesso, intestatario, intestataria, consegnatari, destinatarie, moglie, marito, madre, padre, figlio, figlia,
      fratello, sorella, parente, parenti, genitore, genitori, coniuge, impiegato, impiegata, dipendente, segretaria, colleghi, collaboratore, collaboratrice, altra persona, un altra persona, coinquilina, inquilino, inquilina, proprietario, proprietaria, addetti, addetta, mani proprie, tue mani, le tue mani, persone, azienda destinataria, ditta destinataria, societa destinataria, terza parte, soggetto, utenti, cliente destinatario, chi riceve, adulto, maggiorenne, persona presente,
      persona presente in casa, persona presente all indirizzo, persona convivente, persona di famiglia, familiare convivente
    `,
    sender:
      'mittente, mittenti, venditore, venditori, negozio online, commerciante, fornitore, speditore, esercente, dal mittente, del mittente, presso il mittente, dal venditore, venditrice, merchant, committente, dal cliente mittente, cliente mittente, produttore, spedizioniere mittente, sede mittente, rivenditore, rivenditori, shop, shop online, store online, e shop, negoziante, negozianti, azienda mittente, ditta mittente, speditrice, produttori, fabbrica, e commerce, sito di vendita, venditrici, store',
    to_sender: `
      al mittente, verso il mittente, allo speditore, al venditore, verso mittente, a mittente, al mittente originario, all origine, al commerciante, al negozio mittente, al fornitore, verso il venditore, all indirizzo del mittente, alla sede del mittente, alla sede mittente, al magazzino del mittente, al magazzino del venditore, al cliente mittente, allo shop, all esercente, al merchant, al produttore, al negozio online, al rivenditore, alla ditta mittente, all azienda mittente, indietro al mittente,
      verso l origine
    `,
    courier: `
      corriere, corrieri, autista, fattorino, postino, portalettere, postina, conducente, addetto alla consegna, addetto alle consegne, incaricato alla consegna, incaricato della consegna, driver, operatore, nostro operatore, dal corriere, dal postino, dal portalettere, corriere locale, autisti, postini, courier, addetto al recapito, addetti alla consegna, operatore di recapito, rider, messaggero, incaricati, nostro corriere, nostri corrieri, nostro autista, personale addetto, personale di consegna,
      squadra di consegna, trasportatrice
    `,
    to_courier:
      'al corriere, ai corrieri, all autista, al postino, al portalettere, al driver, al fattorino, all addetto alla consegna, all incaricato, ad un corriere, a un corriere, al nostro corriere, al corriere incaricato, corriere incaricato, al rider, ai nostri corrieri, al nostro autista, agli autisti, al fattorino incaricato, al corriere assegnato, alla squadra di consegna, al corriere locale',
    carrier:
      'vettore, vettori, poste, poste italiane, corriere espresso, spedizioniere italiano, servizio postale, azienda postale, trasportatore, trasportatori, operatore logistico, logistica, logistico, operatore postale, dal vettore, dal trasportatore, gestore, royal mail, la poste, amministrazione postale, magazzini generali, amazon logistics, operatori, compagnia, compagnia di spedizioni, rete postale, vettore postale, corrieristica, fornitore del servizio, fornitore di servizi, trasportatrici',
    to_carrier:
      'al vettore, a @carrier, a poste italiane, a poste, al trasportatore, alla posta, al servizio postale, allo spedizioniere, a noi, all operatore postale, ad @carrier, alle poste, al nostro network, alla rete @carrier, alla nostra rete, al servizio di consegna, al servizio di spedizione, ad amazon logistics, al nostro servizio, nella nostra rete, nella rete @carrier, nei nostri depositi, ai nostri magazzini',
    onward_carrier: `
      partner, partner locale, partner di consegna, vettore locale, al vettore locale, al partner, al partner locale, al partner di consegna, ad un partner, a un partner, corriere partner, al corriere partner, azienda di trasporti, azienda di trasporto, all azienda di trasporti, societa di trasporti, alla societa di trasporti, al trasportatore locale, trasportatore locale, corrispondente, al corrispondente, corrispondente estero, al corrispondente estero, al vettore successivo, al vettore finale,
      al vettore di destinazione, vettore di destinazione, al corriere di destinazione, corriere di destinazione, altro vettore, ad altro vettore, altro corriere, ad altro corriere, terzi, servizio postale locale, al servizio postale locale, operatore estero, all operatore estero, operatore locale, all operatore locale, al corriere nazionale, all operatore logistico, al servizio di consegna locale, poste locali, alle poste locali, al servizio postale di destinazione, al vettore nazionale,
      al corriere finale, alla compagnia di trasporto, operatore postale estero, all operatore postale di destinazione, posta locale, alla posta locale, agente locale, all agente locale, agente di consegna locale, all agente di consegna locale, fornitore locale, al fornitore locale, al fornitore di servizi locale, al fornitore di servizi di consegna, al provider locale, vettori locali, ai vettori locali, ai corrieri locali, corrieri partner, azienda partner, all azienda partner, azienda di consegna,
      all azienda di consegna, alla societa di consegna, societa di consegna, alla compagnia di consegna, compagnia di consegna, ditta di trasporti, alla ditta di trasporti, alla societa di trasporto, operatore di consegna locale, all operatore di consegna locale, al distributore locale, al prossimo vettore, al prossimo corriere, prossimo vettore, vettore internazionale, al vettore internazionale, vettore di linea, al vettore di linea, corriere dell ultimo miglio, al corriere dell ultimo miglio,
      vettore dell ultimo miglio, al vettore dell ultimo miglio, al vettore per la consegna finale, al servizio di recapito locale, vettore terzo, al vettore terzo, al corriere successivo, fornitore di servizi dell ultimo miglio, al fornitore di servizi dell ultimo miglio, partner per la consegna, al partner per la consegna, partner di trasporto, al partner di trasporto, partner logistico, al partner logistico, dal corriere locale, dal vettore locale, dal partner locale, dal trasportatore locale,
      dal partner di consegna, dal corriere di destinazione, dal partner, dal corriere nazionale, dal corriere partner
    `,
    airline:
      'vettore aereo, al vettore aereo, compagnia aerea, alla compagnia aerea, linea aerea, alla linea aerea, compagnie aeree, handler aeroportuale, trasporto aereo, vettori aerei, aerolinea, compagnia di volo, al trasporto aereo',
    broker:
      'agente, agenti, spedizioniere, spedizionieri, casa di spedizioni, doganalista, agente doganale, broker, intermediario, spedizioniere doganale, agente di spedizione, dichiarante doganale, consolidatore, agenzia doganale, all agenzia doganale, casa di spedizione, rappresentante doganale, dichiarante, al doganalista, all agente doganale, spedizioniere internazionale',
    customs: `
      dogana, dogane, doganale, doganali, alla dogana, in dogana, autorita doganali, autorita doganale, ufficio doganale, uffici doganali, agenzia delle dogane, ufficio dogane, magazzino doganale, autorita competenti, autorita competente, ente doganale, guardia di finanza, funzionario doganale, confine, frontiera, deposito doganale, sanita, pif, uffici della dogana, adm, autorita di frontiera, autorita, funzionari doganali, magazzini doganali, area doganale, zona doganale, sezione doganale,
      posto doganale, ispettori doganali, punto doganale, autorita locali, autorita sanitarie, doganieri
    `,
    neighbour:
      'vicino, vicina, vicini, vicino di casa, vicina di casa, al vicino, a un vicino, ad un vicino, alla vicina, dal vicino, vicinato, dirimpettaio, vicini di casa, condomino, condomina, dirimpettaia, al vicino di casa, presso un vicino, presso il vicino, da un vicino, ai vicini, alla vicina di casa',
    mailbox:
      'cassetta, cassetta postale, cassetta delle lettere, cassetta lettere, buca delle lettere, buca lettere, casella postale, casella, nella cassetta, in cassetta, buchetta, casella di posta, cassetta della posta, cassetta per le lettere, cassette postali, cassette, casella della posta, nella buca, in buca, buca, buca della posta, bucalettere',
    door: `
      porta, porta di casa, ingresso di casa, davanti alla porta, garage, giardino, veranda, portico, luogo sicuro, un luogo sicuro, posto sicuro, cortile, balcone, terrazzo, luogo concordato, posto concordato, luogo indicato, luogo convenuto, zerbino, ingresso principale, uscio, soglia, punto sicuro, cancello, pianerottolo, luogo di fiducia, portone, al portone, androne, cantina, terrazza, tettoia, box auto, sottoscala, area sicura, luogo designato, luogo autorizzato, luogo prescelto, luogo scelto,
      porta d ingresso, all esterno, sulla soglia, posto indicato, posto convenuto, recinzione, capanno
    `,
    reception:
      'portiere, portinaio, portineria, custode, reception, portinaia, receptionist, al portiere, in portineria, al custode, guardiola, portierato, accettazione aziendale, al portinaio, ufficio posta, magazzino del destinatario, concierge, vigilanza, portiere dello stabile, segreteria, receptionista, centralino, guardia, guardiano, portineria condominiale, hotel, albergo, front office, banco accettazione, ufficio accettazione merci, alla reception, ufficio ricevimento merci, portiera, amministrazione',
    locker: `
      locker, lockers, amazon locker, inpost locker, armadietto, armadietti, armadietto automatico, armadietti automatici, cassettone automatico, armadio automatico, punto poste locker, punto poste da te, punto poste casa e lavoro, parcel locker, lockeritalia, @carrier locker, scomparto, locker automatico, cella, smart locker, box automatico, stazione locker, postazione automatica, sportello automatico, distributore automatico, pickup locker, amazon hub locker, terminale automatico,
      armadietto di ritiro
    `,
    pickup_point: `
      punto di ritiro, punti di ritiro, punto ritiro, punto di consegna e ritiro, al punto di ritiro, parcel shop, parcelshop, parcel point, brt fermopoint, fermopoint, @carrier fermopoint, @carrier pickup, @carrier point, @carrier parcelshop, @carrier parcel shop, @carrier access point, access point, inpost point, punto, punto poste, puntoposte, punto di raccolta, pickup point, negozio, tabaccheria, tabacchi, edicola, bar, esercizio convenzionato, punto convenzionato, punto vendita, service point,
      servicepoint, collect point, punto @carrier, kipoint, fermo deposito, fermodeposito, pick up point, punto di prossimita, punto di giacenza, ups access point, punto pickup, cartoleria, rete punto poste, rivendita, punto di deposito, amazon hub, amazon hub counter, negozio partner, negozio convenzionato, negozio affiliato, esercizio commerciale, supermercato, farmacia, cartolibreria, libreria, bar tabacchi, stazione di servizio, ricevitoria, punto autorizzato, centro di ritiro, luogo di ritiro,
      mail boxes etc, mbe, punto di ritiro @carrier, punto ritiro @carrier, punti, punto amico, edicole, tabaccaio, tabacchino, esercizio, esercente convenzionato, punto di ritiro alternativo
    `,
    post_office:
      'ufficio postale, uffici postali, all ufficio postale, ufficio di posta, posta centrale, fermoposta, fermo posta, sportello, sportello postale, ufficio postale di giacenza, ufficio postale di destinazione, up, filiale postale, agenzia postale, ufficio pt, sportelli, ufficio di giacenza, ufficio giacenze, posta di zona, ufficio postale abilitato, ufficio postale di zona, ufficio postale locale',
    depot: `
      deposito, depositi, filiale di consegna, filiale di destinazione, filiale destinataria, sede destinataria, sede di destinazione, sede di consegna, centro di consegna, centro di distribuzione locale, ufficio di distribuzione, ufficio di recapito, centro di recapito, centro di distribuzione, ufficio di consegna, deposito di consegna, deposito locale, filiale locale, sede locale, centro di distribuzione postale, centro distribuzione, centro primario di distribuzione, presidio di recapito,
      stazione di consegna, deposito di destinazione, magazzino di consegna, hub di consegna, presidio decentrato di distribuzione, struttura di consegna, centro locale, centro di recapito locale, agenzia di recapito, hub locale, hub di destinazione, hub di distribuzione, struttura locale, struttura di destinazione, struttura di distribuzione, magazzino locale, ufficio locale, ufficio di destinazione, filiale di competenza, filiale competente, sede competente, filiale di zona, sede di zona,
      filiale di distribuzione, centro di consegna locale, centro distribuzione locale, centro di destinazione, centro di smistamento locale, stazione locale, terminal di destinazione, agenzia di consegna, agenzia locale, agenzia di destinazione, filiale incaricata della consegna, ufficio postale di recapito, ufficio recapito, unita di recapito, punto di distribuzione, deposito @carrier, deposito di zona, filiale di arrivo, sede di arrivo
    `,
    sorting_center: `
      centro di smistamento, centri di smistamento, centro smistamento, centro di meccanizzazione postale, centro meccanizzazione postale, centro di lavorazione, centro di lavorazione postale, centro lavorazione, hub di smistamento, hub centrale, piattaforma di smistamento, centro operativo postale, centro operativo, centro operativo @carrier, centro logistico, piattaforma logistica, polo logistico, impianto di smistamento, stabilimento di smistamento, sede di smistamento, struttura di smistamento,
      centro pacchi, centro di elaborazione, magazzino di smistamento, hub nazionale, centro postale, cmp, smistamento di, centro di smistamento postale, centro di smistamento regionale, centro di smistamento nazionale, centro di smistamento centrale, polo di smistamento, centro smistamento pacchi, centro smistamento @carrier, centri logistici, nodo di smistamento, centro di trattamento, centro di gestione, hub logistico, deposito centrale, centro di movimentazione, snodo logistico, magazzino centrale,
      ufficio di smistamento, stazione di smistamento, centro di ordinamento, hub principale, centro di smistamento @carrier, piattaforma @carrier, area di smistamento, linea di smistamento, centro di meccanizzazione, centro meccanizzazione, centro primario
    `,
    exchange_office: `
      centro di scambio internazionale, centro di lavorazione internazionale, ufficio di scambio, centro internazionale, hub internazionale, centro di scambio, ufficio di scambio internazionale, centro postale internazionale, centro scambi internazionale, centro scambi internazionali, centro di smistamento internazionale, centro di transito internazionale, ufficio di scambio in uscita, ufficio di scambio in entrata, ufficio scambi internazionali, centro scambi, ufficio di cambio,
      ufficio di cambio in uscita, ufficio di cambio in entrata, centro di posta internazionale, ufficio internazionale, hub postale internazionale, ufficio postale internazionale, ufficio di scambio postale
    `,
    warehouse:
      'magazzino, magazzini, magazzino di origine, magazzino di destinazione, centro di evasione, magazzino del venditore, magazzino all estero, deposito di origine, deposito del venditore, magazzino logistico, magazzino di partenza, magazzino di raccolta, deposito merci, centro di stoccaggio, centro di adempimento, centro di evasione ordini, fulfillment center, magazzino di spedizione, magazzino di consolidamento, magazzino estero, centro di consolidamento',
    airport:
      'aeroporto, aeroporti, aeroportuale, aeroporto di partenza, aeroporto di destinazione, aeroporto internazionale, scalo aereo, aeroporto di arrivo, scalo aeroportuale, aerostazione, terminal aereo, terminal cargo, cargo city, aeroporto cargo, aeroporto di transito, aeroporto di scalo, aeroporto di origine, aeroporto d origine',
    port: 'porto, porti, porto di destinazione, porto di partenza, terminal container, porto di imbarco, porto di sbarco, porto marittimo, scalo portuale, molo, banchina, porto di transito, porto di arrivo, porto container, porto di origine',
    rail_station:
      'stazione ferroviaria, scalo ferroviario, terminal ferroviario, stazione dei treni, interporto, terminal intermodale, scalo merci',
    site: `
      filiale, filiali, sede, sedi, hub, centro, centri, struttura, strutture, terminal, terminale, agenzia, agenzie, ufficio, uffici, stabilimento, stazione, impianto, piattaforma, snodo, gateway, sede @carrier, filiale @carrier, hub @carrier, unita, punto di transito, centro di transito, sede di origine, filiale di partenza, filiale di origine, filiale mittente, sede di partenza, centro @carrier, filiale di transito, succursale, base, rampa, scalo, nodo, polo, hub di transito, magazzino @carrier,
      sede operativa, punto operativo, rete logistica, nostra rete, ufficio di transito, ufficio di partenza, complesso, struttura @carrier, struttura di transito, struttura di origine, struttura di partenza, stazione di partenza, stazione di arrivo, stazione di transito, hub di partenza, hub di origine, hub di arrivo, centro di raccolta, centro di accettazione, punto di smistamento, nodo di transito, nodo logistico, ufficio di arrivo, ufficio di origine, area operativa, posto, sede di transito, luogo,
      ubicazione, terminali, reparto, dipartimento, unita operativa, filiale di raccolta, deposito di transito, deposito di partenza, magazzino postale, sito operativo, uffici @carrier, ufficio @carrier, stabilimenti, piattaforme, centro servizi, magazzino di transito
    `,
    country:
      'paese, paesi, nazione, nazioni, territorio, paese di destinazione, paese destinatario, paese di transito, stato di destinazione, territorio nazionale, paese del destinatario, suolo italiano, paese di arrivo, nazione di destinazione, territorio italiano, suolo nazionale, stato estero, paese estero, paese di consegna, stato membro, nazione di arrivo, paese destinazione',
    origin:
      'origine, paese di origine, paese di partenza, paese d origine, paese mittente, luogo di origine, provenienza, paese di provenienza, luogo di partenza, stato di origine, nazione di origine, nazione di partenza, citta di origine, citta di partenza, punto di origine, punto di partenza, luogo d origine, originario, originaria, stato di partenza, localita di partenza',
    destination:
      'destinazione, destinazioni, citta di destinazione, localita di destinazione, zona di destinazione, destinazione finale, luogo di destinazione, indirizzo di destinazione, meta, luogo di consegna, luogo della consegna, punto di destinazione, tappa finale, ultima tappa, destino, regione di destinazione, area di destinazione, area di consegna, zona di consegna, luogo finale, provincia di destinazione, destinazione di consegna',
    export:
      'esportazione, export, in esportazione, per esportazione, all esportazione, esportare, esportazioni, in export, di esportazione, per l export, per l esportazione',
    import:
      'importazione, import, in importazione, per importazione, all importazione, importare, importazioni, importat*, in import, di importazione, per l importazione',
    international:
      'internazionale, internazionali, estero, all estero, estere, via aerea, via mare, via terra, aereo internazionale, trasporto internazionale, linea internazionale, intercontinentale, europa, asia, oltreoceano, per l estero, dall estero, cina, internazionalmente, oltremare, mondiale, transfrontaliero, transfrontaliera, linea principale, tratta internazionale, trasporto di linea, extraeuropeo, europeo, europea, via area',
    local:
      'locale, locali, regionale, nazionale, nazionali, ultimo miglio, domestica, domestico, territoriale, ultimo chilometro, provinciale, urbano, urbana, italiano, italiana, italiani, italiane, regionali, domestici',
    onward:
      'prossimo, prossima, successivo, successiva, seguente, altra struttura, successivi, prossima tappa, prossima destinazione, prossimo hub, ulteriore destinazione, tappa successiva, fase successiva, destinazione successiva, centro successivo, struttura successiva, hub successivo, prossima struttura, prossimo centro, prossima fase, altro centro, altro hub, prossima filiale, filiale successiva, prossima sede, sede successiva',
    flight:
      'volo, voli, aereo, aeromobile, aereo cargo, volo cargo, il volo, volo di linea, volo internazionale, volo merci, aeroplano, velivolo, aerei, cargo aereo, volo di collegamento, in volo',
    ship: 'nave, navi, traghetto, nave cargo, imbarcazione, via nave, portacontainer, vascello, nave portacontainer, trasporto marittimo, traghetti, nave container',
    train:
      'treno, treni, ferrovia, via treno, ferroviario, treno merci, convoglio, su rotaia, trasporto ferroviario, vagone, ferroviaria',
    truck:
      'camion, tir, autocarro, autotreno, rimorchio, mezzo di linea, linea stradale, bilico, camion di linea, motrice, trasporto su strada, su gomma, mezzo pesante, autoarticolato, autocarri, autotrasporto, navetta, navetta notturna',
    van: 'furgone, furgoni, veicolo, veicoli, mezzo, mezzi, automezzo, veicolo di consegna, furgone di consegna, mezzo di consegna, mezzo del corriere, veicolo del corriere, furgone del corriere, furgone per la consegna, camioncino, scooter, motorino, bicicletta, bici, moto, automobile, macchina, cargo bike, furgoncino, veicolo per la consegna, mezzo di recapito, mezzo per la consegna, auto del corriere',
    container:
      'container, contenitore, contenitori, sacco, sacchi, pallet, bancale, roll, dispaccio, dispacci, gabbia, sacca, sacche, carrello, carrelli, unita di carico, cassa, casse, bancali, roll container, sacco postale, sacchi postali, cesta',
    info: `
      informazioni, informazione, dati, dato, dati della spedizione, dati spedizione, dati di spedizione, dati spediz, dettagli, dettaglio, informazioni di spedizione, informazioni sulla spedizione, informazioni sul pacco, dettagli di spedizione, dettagli della spedizione, informazioni elettroniche, dati elettronici, dati telematici, dati trasmessi, a sistema, sistema informatico, nei sistemi, nei nostri sistemi, dati del pacco, flusso dati, comunicazione elettronica, informazioni tracking,
      dati dal mittente, info, elettroniche, elettronici, elettronica, elettronico, nel sistema, nel nostro sistema, nei sistemi @carrier, sistemi informatici, sistemi, manifesto elettronico, flusso informatico, preavviso elettronico, informatica, informatico, informatici, via telematica, telematicamente
    `,
    label: `
      etichetta, etichette, lettera di vettura, ldv, etichetta di spedizione, codice di spedizione, codice a barre, numero di spedizione, numero di tracking, codice, codice spedizione, documento di trasporto, bolla, ddt, codice di tracciamento, lettera di vettura elettronica, barcode, numero di tracciamento, codice di ritiro, codice identificativo, qr code, codice qr, polizza di carico, numero identificativo, numero di lettera di vettura, awb, etichetta elettronica, tracking number, bollettino,
      etichetta postale
    `,
    order:
      'ordine, ordini, acquisto, ordine di trasporto, ordinazione, ordine di spedizione, incarico, vendita, acquisti, commessa, ordine online',
    street: 'piazza, viale, strada, vicolo, largo, piazzale, corso vittorio, borgo, contrada',
    address: `
      indirizzo, indirizzi, indiriz, indir, ind, nome, cognome, nominativo, numero civico, civico, citofono, campanello, scala, interno, piano, codice postale, indirizzo di consegna, indirizzo del destinatario, indirizzo destinatario, numero di telefono, telefono, recapito telefonico, numero telefonico, nome sul citofono, ragione sociale, nome sul campanello, cellulare, abitazione, edificio, targhetta, indirizzo indicato, casa, domicilio, nome e cognome, nome della via, nome via,
      codice di avviamento postale, palazzina, numero di cellulare, residenza, appartamento, condominio, edifici, citofoni, citofonico, domicilio indicato, via e numero, numero interno, cap
    `,
    signature:
      'codice ricevuto, codice ricevuto via sms, codice ricevuto via email, firma, firme, firma del destinatario, codice otp, otp, pin, codice di conferma, firma richiesta, firma elettronica, firma digitale, codice sms, codice di verifica, codice di sicurezza, codice univoco, codice di consegna, codice di sblocco, codice segreto, firmare',
    proof:
      'prova di consegna, ricevuta di consegna, prova di avvenuta consegna, ricevuta di ritorno, avviso di ricevimento, foto della consegna, foto di consegna, foto, pod, documento di consegna, attestazione di consegna, fotografia, immagine, ricevuta firmata, conferma di consegna, prova fotografica, prova di consegna disponibile, foto della consegna disponibile, foto di consegna disponibile, ricevuta di consegna disponibile',
    duty: `
      oneri, oneri doganali, dazi, dazio, dazi doganali, tasse, tassa, tasse doganali, imposte, imposta, iva, diritti doganali, diritti, spese doganali, spese, costi, costi doganali, tariffa, tariffe, tributi, dazi e iva, oneri accessori, dazi e tasse, importo dovuto per dazi, dazi e oneri, accise, accisa, oneri di importazione, diritti di confine, addebiti, addebito, commissioni, commissione, tasse di importazione, supplemento, oneri di sdoganamento, spese di sdoganamento, costi di sdoganamento,
      imposte doganali
    `,
    document: `
      documento, documenti, documentazione, documentazione doganale, documenti doganali, autorizzazione, autorizzazioni, licenza, certificato, certificati, permesso, modulo, moduli, dichiarazione di libera importazione, informazioni per la dogana, procura, mandato, dichiarazioni, carte, certificazione, certificazioni, autocertificazione, allegati, allegato, attestato, attestazione, formulario, delega, descrizione del contenuto, descrizione della merce, dichiarazione del contenuto, documentazioni,
      documenti richiesti
    `,
    invoice:
      'fattura, fatture, fattura commerciale, fattura proforma, prova di acquisto, valore, valore della merce, prova di pagamento, valore dichiarato, ricevuta di acquisto, prova del valore, scontrino, valore doganale, proforma, prezzo, prova d acquisto, valore del contenuto, fattura di acquisto, fattura d acquisto, dichiarazione di valore',
    identity:
      'carta di identita, carta d identita, documento di identita, documento d identita, passaporto, identita, codice fiscale, partita iva, identificazione, documento di riconoscimento, documento identificativo, eori, documento valido, patente, patente di guida, tessera sanitaria, documenti di identita, documenti d identita, cf, p iva, dati fiscali, documento con foto, documento identita',
    nobody_home: `
      assente, assenti, assenza, assenza del destinatario, assenza destinatario, per assenza, temporaneamente assente, momentaneamente assente, nessuno in casa, nessuno a casa, nessuno presente, nessuno in sede, nessuno ha risposto, non ha risposto, non risponde, nessuna risposta, non in casa, non era in casa, non e in casa, non presente all indirizzo, non era presente, non presente in casa, destinatario non presente, destinatario non disponibile, cliente non disponibile, destinatario non era presente,
      destinatario non era disponibile, nessuno disponibile, non eri in casa, non eri a casa, non c era nessuno, non c eri, nessuno al domicilio, nessuno poteva ricevere, nessuno per ricevere, destinatario irreperibile al momento, non trovato nessuno, non abbiamo trovato nessuno, non ha trovato nessuno, non ti abbiamo trovato, non ti abbiamo trovato a casa, non risponde al citofono, non ha risposto al citofono, non trovato in casa, cliente assente, in ferie, destinatario in ferie,
      assente al momento della consegna, non presidiato, nessuno era presente, nessuno era in casa, nessuno all indirizzo, non ti ha trovato, non ti ha trovato in casa, non ti ha trovato a casa, non ti abbiamo trovato in casa, non ti hanno trovato, non ha trovato il destinatario, non abbiamo trovato il destinatario, destinatario fuori, fuori casa, fuori sede, mancata presenza, nessuno in grado di ricevere, nessuno presente al domicilio, nessuna persona presente, nessuna persona, non ha aperto,
      nessuno ha aperto, non apre, in vacanza, vacanza, vacanze, nessuno era a casa, nessuno era disponibile, non c e nessuno, non vi era nessuno, non era presente nessuno, nessuno disponibile a ricevere, nessuno disponibile per ricevere, nessuno ad accettare, non ha trovato persone, irreperibilita temporanea, eri assente, non eri presente, sei risultato assente, nessuno che potesse ricevere, nessuno disponibile a firmare, nessuno disponibile per firmare, nessuno per firmare, nessuno puo firmare,
      citofono senza risposta, citofono muto, nessuna risposta al citofono, senza risposta al citofono, campanello senza risposta
    `,
    home: 'in casa, a casa, presente, presenti, di persona',
    reached:
      'raggiungibile, contattare il destinatario, raggiungere il destinatario, contattabile, reperibile, rintracciare il destinatario, trovare il destinatario, destinatario contattato, mettersi in contatto, mettersi in contatto con il destinatario, contattare il cliente, contattare telefonicamente, contatto telefonico, contatto con il destinatario, contatto con il cliente, raggiungere il cliente, raggiungere telefonicamente, reperire il destinatario, contattarti, raggiungerti, contatto',
    closed: `
      chius*, chiusura, cessata attivita, cessata attivita destinatario, attivita cessata, ha cessato l attivita, chiuso per turno, chiuso per ferie, chiusura settimanale, chiusura aziendale, esercizio chiuso, esercizio non in attivita, non in attivita, azienda chiusa, ditta chiusa, attivita chiusa, ufficio chiuso, negozio chiuso, chiusura per ferie, chiuso per riposo settimanale, riposo settimanale, ferie, turno, turno di chiusura, chiuso temporaneamente, indirizzo chiuso, sede chiusa, locale chiuso,
      non aperto, non aperta, non era aperto, non era aperta, orario di chiusura, chiusura estiva, chiusura natalizia, chiusura temporanea, inattiv*, giorno di chiusura, giorno di riposo, serrat*, chiusura festiva, attivita commerciale chiusa
    `,
    no_access: `
      inaccessibil*, non accessibile, non raggiungibile, accesso negato, accesso non consentito, accesso impossibile, impossibile accedere, zona non accessibile, cancello chiuso, strada chiusa, strada interrotta, strada bloccata, cane, luogo inaccessibile, zona ztl, ztl, accesso bloccato, accesso vietato, accesso interdetto, impossibilita di accesso, nessun accesso, cancello bloccato, portone chiuso, non percorribile, impraticabil*, citofono non funzionante, citofono guasto, citofono rotto, cani,
      animali, senza accesso, zona non servita, area non servita, strada non percorribile, strada impraticabile, citofono non funziona, il citofono non funziona, citofono non attivo, campanello non funzionante, campanello guasto, campanello non funziona, sbarra chiusa, accesso chiuso, cane libero, cane pericoloso, ascensore guasto, manca il codice
    `,
    access:
      'accesso, accedere, accessibile, entrare, raggiungere l indirizzo, accedere alla proprieta, raggiungere la destinazione, raggiungere, accedere all edificio, accedere al palazzo, accesso all edificio, entrare nell edificio, raggiungere il luogo, raggiungere il luogo di consegna, raggiungere il domicilio, raggiungere la localita, raggiungere l abitazione',
    card: `
      avviso, avvisi, lasciato avviso, lasciato un avviso, lasciato l avviso, avviso lasciato, avviso di giacenza, avviso di mancata consegna, avviso di mancato recapito, rilasciato avviso, lasciata cartolina, cartolina, cartolina di avviso, lasciato avviso di giacenza, lasciato avviso di mancata consegna, ha lasciato un avviso, abbiamo lasciato un avviso, lasciata cartolina di avviso, avviso di passaggio, lasciato avviso di passaggio, biglietto, lasciato avviso in cassetta, avviso in cassetta,
      avviso nella cassetta, lasciato un avviso nella cassetta postale, avviso immesso in cassetta, ha lasciato l avviso, ha lasciato avviso, ha lasciato l avviso di giacenza, ha lasciato un avviso di giacenza, ha lasciato una cartolina, ha lasciato un biglietto, lasciato un biglietto, lasciata una cartolina, avviso di ritiro, avviso di deposito, invito al ritiro, lasciato invito, avviso cartaceo, abbiamo lasciato l avviso, abbiamo lasciato avviso, abbiamo lasciato una cartolina,
      avviso lasciato in cassetta, lasciato messaggio, lasciato un messaggio, lasciata una comunicazione
    `,
    weather: `
      maltempo, meteo, condizioni meteo, condizioni meteorologiche, condizioni atmosferiche, condizioni climatiche, avverse condizioni meteo, neve, nevicata, nevicate, ghiaccio, nebbia, alluvione, nubifragio, tempesta, uragano, temporale, acqua alta, mare mosso, mare molto mosso, allagamento, frana, calamita naturale, calamita naturali, avverse, avversita, vento, terremoto, eruzione, nevicata eccezionale, incendio, pioggia, piogge, grandine, gelo, esondazione, esondazioni, mareggiata, alluvioni,
      inondazione, inondazioni, tifone, tornado, ciclone, tromba d aria, bufera, bufera di neve, tempesta di neve, allerta meteo, evento meteorologico, eventi meteorologici, eventi atmosferici, meteorologiche, atmosferiche, climatiche, condizioni, condizioni avverse, avverso, disastro naturale, intemperie, temporali, ondata di maltempo, valanga, nevoso, forti piogge, allagamenti, forte vento, mareggiate, ondata di caldo
    `,
    reason: `
      senza specificare motivo, senza specificare il motivo, senza motivo, sciopero, scioperi, festivita, festivo, festa, festa patronale, patrono, festa nazionale, giorno festivo, traffico, traffico intenso, guasto tecnico, guasto al mezzo, guasto del mezzo, guasto meccanico, incidente, incidente stradale, motivi, motivo, ragioni, ragioni operative, motivi operativi, motivi tecnici, motivi organizzativi, tecnico, tecnici, operativo, operativi, operative, forza maggiore, cause di forza maggiore, cause,
      volumi elevati, elevati volumi, alto volume, volume, volumi, picco, sovraccarico, capacita, circostanze, esigenze, manifestazione, blocchi stradali, viabilita, interruzione, semi festiva, mezzo guasto, covid, emergenza, emergenza sanitaria, mercato, fiera, elezioni, personale, problemi tecnici, problemi operativi, problemi di traffico, lavori in corso, lavori stradali, congestione, organizzativi, meccanico, blocco del traffico, sistema, avaria mezzo, avaria del mezzo, avaria al mezzo,
      causa di forza maggiore, congestionat*, ponte, natale, natalizio, natalizie, natalizi, pasqua, capodanno, ferragosto, epifania, guerra, conflitto, black friday, picco stagionale, periodo natalizio, alta stagione, elevato numero, elevato volume, elevato, elevata, elevati, eccezionale, eccezionali, straordinario, straordinari, straordinaria, problemi logistici, logistici, logistiche, manutenzione, lavori, mancanza di personale, carenza di personale, carenza di organico, coda, blackout,
      veicolo guasto, foratura, coincidenza persa, perdita della coincidenza, mancata coincidenza, tecniche, motivazioni, motivazione, indipendenti, nostra volonta, indipendenti dalla nostra volonta, cause esterne, fattori esterni, situazione, circolazione, manifestazioni, pandemia, incidenti, incidente del mezzo, periodo di picco, periodo festivo, problema al mezzo, rottura del mezzo, intenso, intensi, afflusso, imprevedibili, furgone guasto, guasto al furgone, agitazione sindacale, ingorgo, code,
      guasto informatico, problema tecnico, problemi informatici, chiusura strada, mancanza di spazio, mancanza di tempo, mancanza di capacita, cause tecniche, cause operative, imprevisto
    `,
    date: `
      data, in data, alla data, date, giorno, giorni, giorni lavorativi, giorno lavorativo, lavorativo, lavorativi, feriale, festivi, mese, settimana, fine settimana, weekend, giornata, lunedi, martedi, mercoledi, giovedi, venerdi, sabato, domenica, gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre, lun, mar, mer, gio, ven, sab, dom, gen, feb, apr, mag, giu, lug, ago, set, ott, nov, dic, ieri, corso, nel corso, 24 ore, orario di apertura,
      orari di apertura, a partire, a partire dal, dal giorno, dal @number, notte, gg, mesi, settimane, inizio settimana, fine mese, finestra temporale, fascia, intervallo, prossimi giorni, prossime ore, giorni feriali, giorni festivi, settimana prossima, prossima settimana, anni, altra data, giacenza di @number giorni
    `,
    hours:
      'ora, orario, orari, fascia oraria, fasce orarie, mattina, mattino, mattinata, pomeriggio, sera, serata, alle ore, dalle ore, finestra oraria, mezzogiorno, primo pomeriggio, tardo pomeriggio, tarda mattinata, mezzanotte, minuti, minuto',
    status:
      'stato della spedizione, stato spedizione, tracking, tracciamento, evento, nota, note, commento, descrizione, stato del pacco, aggiornamento stato, tracciatura, monitoraggio, stato attuale, stato di consegna, ultimo aggiornamento, ultimo stato',
    packed:
      'confezionat*, in imballaggio, imballaggio, impacchettat*, impacchettando, confezionamento, in confezionamento, imballando, imballat*, sta confezionando, confezionando, stiamo confezionando, confeziona',
    deadline:
      'scadenza, periodo di giacenza, termini di giacenza, termine di giacenza, tempi di giacenza, giorni di giacenza, tempo di giacenza, termine massimo, data di scadenza, in tempo, nei termini, entro i termini, entro il termine, entro la scadenza, nei tempi previsti, entro il periodo di giacenza, entro i termini di giacenza, entro il termine di giacenza, nei termini previsti, entro i termini previsti, nel periodo di giacenza',
    lifted: 'risolt*, superato il problema, sanat*, tolto, tolta, rimoss*',
  },
  sayings: {
    pickup_booked: `
      da ritirare presso il mittente, da ritirare dal mittente, in attesa di ritiro presso il mittente, in attesa di ritiro dal mittente, in attesa di ritiro da parte del corriere, in attesa di ritiro dal corriere, in attesa del corriere, in attesa del ritiro da parte del corriere, ritiro prenotato, ritiro richiesto, richiesta di ritiro, ordine di ritiro, richiesta ritiro, ritiro programmato, ritiro pianificato, pronto per il ritiro da parte del corriere, pronta per il ritiro da parte del corriere,
      il corriere ritirera, prenotazione ritiro, ritiro previsto, puo essere ritirat* dal corriere, da ritirare da parte del corriere, passera a ritirare, passera a ritirarlo, passera a prendere, passera a prenderlo, verra a ritirare, verra a ritirarlo, passera per il ritiro, ritirera, in attesa del ritiro presso il mittente, in attesa del ritiro dal mittente, in attesa che il corriere ritiri, ritiro presso il mittente da effettuare, ritiro da effettuare
    `,
    awaiting_handover: `
      in attesa di affidamento, in attesa della consegna da parte del mittente, in attesa di consegna da parte del mittente, in attesa di ricevere, in attesa di ricezione, in attesa di ricevere il pacco, in attesa di ricevere la spedizione, in attesa di presa in carico, in attesa di accettazione, in attesa del mittente, in attesa che il mittente consegni, in attesa che il mittente consegni il pacco, in attesa che il mittente consegni la spedizione, in attesa che il mittente affidi,
      in attesa che il mittente spedisca, da affidare, da spedire, in attesa che il mittente, non ancora affidata, non ancora affidato, in attesa di spedizione, in attesa di essere spedita, in attesa di essere spedito, da consegnare al corriere, in attesa di essere affidata, in attesa di ingresso, attesa merce, in attesa del pacco, in attesa della spedizione, in attesa della merce, in attesa del collo, attendiamo il pacco, attendiamo la spedizione, aspettiamo il pacco, aspettiamo la spedizione,
      attendiamo che il mittente, stiamo aspettando il pacco, il mittente deve ancora, deve ancora essere affidat*, deve ancora essere consegnat* al corriere, non ancora affidat*, in attesa di essere affidato, in attesa di arrivo, attende la merce, attende il pacco, attende la spedizione, attende il collo, attendiamo la merce, attendiamo il collo, in attesa del deposito, in attesa di deposito, attende la consegna dal mittente, mai arrivata da noi, mai arrivato da noi, mai giunto da noi
    `,
    being_prepared:
      'pront* per la spedizione, pront* per spedizione, pront* alla spedizione, pront* per l invio, pront* per essere spedit*, pront* per essere inviat*, pront* a partire, pront* per partire, pront* per la partenza, pronta spedizione, preparazione per la spedizione, in preparazione per la spedizione, disponibile per la spedizione, disponibile per l invio, pront* per il corriere',
    data_received:
      'spedizione creata, spedizione registrata, ordine processato, ordine ricevuto, abbiamo ricevuto i dati, registrata nei nostri sistemi, registrata nei nostri sistemi ma non ancora partita, registrato nei nostri sistemi ma non ancora partito, non ancora partita dal mittente, in via di trasmissione',
    not_picked_up: `
      non e ancora stat* consegnat* a @carrier, non e stat* ancora consegnat* a @carrier, non e ancora stat* consegnat* al corriere, non e stat* ancora consegnat* al corriere, non ancora consegnat* al corriere, non ancora consegnat* a @carrier, non e ancora stat* consegnat* al vettore, il mittente non ha ancora consegnato, il mittente non ha ancora affidato, mittente non ha ancora consegnato, venditore non ha ancora consegnato, non ritirat* dal corriere, non ritirat* dal mittente,
      non ritirat* presso il mittente, non ritirat* dal vettore, non ritirat* dal venditore, non ancora ritirat* dal corriere, non ritirat* da @carrier, non ritirat* da parte del corriere
    `,
    delayed:
      'manifestazione pubblica, disagi dopo manifestazione, blocco stradale, interruzione energia elettrica, giornata semi festiva',
    delivery_booked:
      'consegna su appuntamento, da consegnare in data fissa, consegna concordata, consegna prenotata, preferenze di consegna aggiornate, istruzioni di consegna ricevute, istruzioni di consegna aggiornate, ha chiesto di lasciarlo al vicino, chiesto di lasciarlo, ha chiesto di consegnare al vicino, ha chiesto la consegna al vicino, desidera la consegna al vicino, vuole la consegna al vicino, ha chiesto di lasciarlo',
    delivery_expected: `
      da consegnare, da recapitare, in attesa di consegna, in attesa della consegna, consegneremo, arrivera, arriveranno, riceverai, ricevera, ricevera la spedizione, arriva domani, in arrivo domani, consegnera, consegneranno, pronta per la consegna domani, recapiteremo, consegna attesa, consegna attesa per, recapitera, consegna e attesa per, verra da te, arrivera da te, arrivera a destinazione, lo riceverai, la riceverai, avverra la consegna, giungera, giungera a destinazione, perverra,
      effettueremo la consegna, effettuera la consegna, consegna sara effettuata|eseguita|completata, consegna verra effettuata|eseguita|completata, consegna avverra, consegna avra luogo, consegna sara, la consegna e per, raggiungera, raggiungera la destinazione, raggiungeranno, ti raggiungera, verra a trovarti, contiamo di consegnare, prevediamo di consegnare, contiamo di consegnarlo, contiamo di consegnarla
    `,
    not_delivered_yet:
      'non ancora consegnata, non ancora consegnato, non e ancora stata consegnata, non e ancora stato consegnato, non e stata ancora consegnata, non e stato ancora consegnato, ancora da consegnare, non riusciremo a passare, non riusciamo a passare, oggi non passeremo, non passeremo, non passiamo oggi, il corriere non passera, non passera oggi',
    awaiting_departure:
      'in partenza, in procinto di partire, in partenza dalla, da inoltrare, partira, in attesa di partenza, in attesa di partire, in attesa di volo, in attesa del volo, in attesa di imbarco, partiranno, partira da, lascera, decollera, salpera, riprendera, riprendera il viaggio, ripartira, proseguira, proseguira il viaggio, uscira, uscira dal',
    found: 'smarrimento escluso, escluso lo smarrimento, escluso smarrimento',
    customs_cleared: 'sdoganamento non necessario, non soggetta a sdoganamento',
    on_way_to_pickup_point:
      'potrai ritirare, potrai ritirarlo, potrai ritirarla, potra ritirare, potra ritirarlo, potra ritirarla, potra essere ritirato, potra essere ritirata, sara disponibile per il ritiro, sara disponibile al ritiro, sara pronto per il ritiro, sara pronta per il ritiro, sara disponibile presso il punto di ritiro, sara ritirabile, potrai passare a ritirare, ti avviseremo quando sara pronto',
    on_its_way: 'in avvicinamento, avvicinando',
    not_cleared:
      'rilascio dalla dogana in sospeso, rilascio doganale in sospeso, sdoganamento in sospeso, svincolo in sospeso',
    held_proof_of_value:
      'mancanza della fattura, mancanza fattura, per mancanza della fattura, per mancanza di fattura',
    held_duty_due:
      'in attesa di pagamento, in attesa del pagamento, finche i dazi non sono pagati, finche i dazi non saranno pagati, finche non vengono pagati i dazi, finche non paghi i dazi, finche non paga i dazi, finche non saranno pagati i dazi, finche gli oneri non sono pagati',
    held_inspection:
      'ferm* per controlli doganali, ferm* per controllo doganale, ferm* per verifiche doganali, ferm* per verifica doganale, ferm* per ispezione doganale, bloccat* per controlli doganali, bloccat* per controllo doganale, trattenut* per controlli doganali, trattenut* per controllo doganale, trattenut* per ispezione doganale, trattenut* per verifica doganale',
    with_courier: `
      corriere sta arrivando, corriere in arrivo, corriere e in arrivo, corriere e vicino, e con il corriere, in mano al corriere, il pacco e con il corriere, affidata al corriere per la consegna, affidato al corriere per la consegna, postino e in arrivo, in carico al portalettere, in carico al corriere, postino in consegna, sul furgone, sul mezzo del corriere, sul veicolo di consegna, con il portalettere, con il postino, con il nostro corriere, corriere e uscito, corriere e partito,
      corriere e per strada, corriere si sta avvicinando, in mano al portalettere, sul veicolo del corriere, a bordo del furgone, a bordo del mezzo di consegna, a bordo del veicolo di consegna, corriere ha il tuo pacco, il corriere ha il pacco, fermate da te, @number fermate da te, @number fermate, fermate prima di te, poche fermate, mancano @number fermate, la prossima fermata, assegnat* al corriere, assegnat* all autista, assegnat* al portalettere, assegnat* al postino, assegnat* al driver,
      assegnat* a un corriere, assegnat* al corriere per la consegna, assegnat* all autista per la consegna, corriere|autista|postino|portalettere ha gia|ora il|la pacco|collo|spedizione a bordo, ha il pacco a bordo, pacco a bordo, collo a bordo, spedizione a bordo, passera tra le @number, passera oggi
    `,
    delivery_today: `
      consegneremo oggi, oggi consegneremo, arrivera oggi, arriva oggi, oggi arrivera, oggi arriva, in arrivo oggi, oggi in arrivo, riceverai oggi, oggi riceverai, consegnera oggi, oggi il corriere consegnera, corriere consegnera oggi, consegna prevista nel corso della giornata, consegna prevista oggi, consegna prevista per oggi, oggi consegna, oggi passiamo da te, oggi passiamo da lei, oggi passeremo da te, oggi siamo da te, oggi arriviamo da te, oggi te lo portiamo, oggi lo portiamo,
      oggi ve lo portiamo
    `,
    in_parcel_locker:
      'deposito nel locker, deposito in locker, deposito nel locker avvenuto|effettuato|completato',
    ready_at_pickup_point: `
      da ritirare, puoi ritirare, puoi ritirarlo, puoi ritirarla, puo ritirare, puo ritirarlo, puo ritirarla, in attesa di ritiro, in attesa del ritiro, in attesa di essere ritirato, in attesa di essere ritirata, in attesa di essere ritirata dal destinatario, in attesa di essere ritirato dal destinatario, ritiro in filiale, ritiro in sede, pronta da ritirare, pronto da ritirare, ritiro a cura del destinatario, ritirabile, vieni a ritirare, vieni a ritirarlo, passa a ritirare, passa a ritirarlo,
      potrai ritirarlo da, ritiralo, ritirala, vai a ritirare, vai a ritirarlo, passa a prendere, passa a prenderlo, vieni a prenderlo, puoi passare a ritirare, puoi passare a ritirarlo, puoi andare a ritirare, ti aspetta al punto di ritiro, a disposizione per il ritiro, a tua disposizione per il ritiro, puo essere ritirat*, possono essere ritirat*, e possibile ritirare, e possibile ritirarlo, e possibile ritirarla, e possibile il ritiro, restera|rimarra in giacenza, restera|rimarra disponibile,
      restera|rimarra a disposizione, restera|rimarra a tua disposizione
    `,
    collected_by_recipient: 'hai ritirato, ritirato da te',
    delivered_to_neighbour:
      'il pacco ce l ha il vicino, ce l ha il vicino, ce l ha la vicina, ce l hanno i vicini, lo ha il vicino, lo ha preso il vicino, l ha preso il vicino, l ha preso la vicina, l ha ritirato il vicino, l ha ritirato la vicina',
    delivered_to_reception:
      'ha ritirato il custode, l ha ritirato il custode, ritirato dal custode, ritirato dal portiere, preso in consegna dal portiere, preso in consegna dal custode, accettato dal portiere',
    recipient_unreachable:
      'irraggiungibile, irraggiungibili, destinatario irraggiungibile, destinatario non contattabile, telefono spento, telefono non raggiungibile, non risponde al telefono, non ha risposto al telefono, non ha risposto alla chiamata',
    attempt_again: `
      riproveremo, ritenteremo, riproveremo la consegna, riproveremo a consegnare, ritenteremo la consegna, riprovera, ritentera, il corriere riprovera, riproveranno, effettueremo un nuovo tentativo, effettuera un nuovo tentativo, verra effettuato un nuovo tentativo, sara effettuato un nuovo tentativo, faremo un nuovo tentativo, effettueremo un secondo tentativo, seguira un nuovo tentativo, sara effettuato un secondo tentativo, verra effettuato un secondo tentativo, nuovo tentativo di consegna,
      nuovo tentativo previsto, nuovo giro, nuovo giro da concordare, nuovo passaggio, altro passaggio, verra ritentata, sara ritentata, consegna verra ritentata
    `,
    recipient_unknown:
      'nome non presente, nominativo non presente, nome assente sul citofono, nome non presente sul citofono, nome mancante sul citofono, nominativo assente sul citofono, sconosciuto all indirizzo, sconosciuta all indirizzo, destinatario sconosciuto, destinatario irreperibile, destinatar sconosc, senza nome sul citofono',
    address_wrong:
      'indirizzo da verificare, indirizzo da controllare, indirizzo da completare, indirizzo da confermare, indirizzo da correggere',
    on_hold: 'svincolo della giacenza, fermo amministrativo, giacenza aperta',
    return_started:
      'da restituire, da rendere al mittente, sara restituita, sara restituito, verra restituita, verra restituito, in attesa di restituzione, da rendere, tornera, rientrera, tornera al mittente, sara rispedit*, verra rispedit*, ritornera, ritornera al mittente, restituiremo, restituira',
    not_departed:
      'ha perso|mancato la|il coincidenza|volo, perso il volo, perso la coincidenza, ha perso la coincidenza aerea, coincidenza aerea persa, volo perso, ha perso il volo di coincidenza',
    not_arrived:
      'non ancora pervenuta, non ancora pervenuto, non ancora giunta, non ancora giunto, non e ancora pervenuta, non e ancora pervenuto',
  },
};
