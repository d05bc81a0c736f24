import type { Texts } from './en.ts';
import { createPluralSelector } from './plural.ts';

const plural = createPluralSelector('pl');

export const pl: Texts = {
  locale: 'pl',
  language: 'Polski',

  commands: {
    names: {
      track: 'paczka',
      qc: 'qc',
      lookup: 'produkt',
      convert: 'konwertuj',
      haul: 'haul',
      alerts: 'powiadomienia',
      settings: 'ustawienia',
      help: 'pomoc',
      add: 'dodaj',
      list: 'lista',
      remove: 'usuń',
      test: 'test',
      number: 'numer',
      private: 'prywatnie',
      link: 'link',
      agent: 'agent',
      agents: 'agenci',
      event: 'rodzaj',
      channel: 'kanał',
      role: 'rola',
      mask: 'ukryj-numery',
      level: 'poziom',
    },
    track: {
      description: 'Gdzie są twoje paczki; bez numeru – wszystkie śledzone',
      number: 'Jeden lub kilka numerów przesyłek',
      private: 'Odpowiedź widzisz tylko ty (domyślnie: tak)',
    },
    qc: {
      description: 'Zobacz, jak twój produkt wygląda w magazynie: zdjęcia QC',
    },
    lookup: {
      description: 'Informacje o produkcie: cena, dostępność, rozmiary, warianty, dane z magazynu',
      agent: 'Dane z magazynu którego agenta pokazać',
    },
    convert: {
      description: 'Zamień dowolny link do produktu na link swojego agenta',
      agents: 'Pokaż tylko tych agentów, po przecinku (domyślnie: wszystkich)',
    },
    haul: {
      description: 'Twoje haule: ile kosztują, ile ważą i czego im brakuje',
      add: 'Linki do produktów, które chcesz dodać',
    },
    alerts: {
      description: 'Wybierz kanały, które dostają powiadomienia o nowych skanach i zdjęciach QC',
      add: 'Publikuj nowe skany albo zdjęcia QC na kanale',
      list: 'Pokaż kanały powiadomień tego serwera i sprawdź, czy działają',
      remove: 'Przestań publikować powiadomienia na kanale',
      test: 'Wyślij test i spróbuj ponownie na kanałach, które przestały działać',
      event: 'Co publikować',
      tracking: 'Nowe skany',
      qc: 'Nowe zdjęcia QC',
      channel: 'Kanał, wątek albo forum; na forum każda paczka ma swój post',
      anyEvent: 'Nowe skany albo zdjęcia QC (domyślnie: oba rodzaje)',
      anyChannel: 'Tylko ten kanał (domyślnie: wszystkie)',
      role: 'Rola oznaczana przy każdym powiadomieniu (domyślnie: żadna)',
      mask: 'Ukryj środkową część numerów przesyłek (domyślnie: tak)',
      level: 'Jak dużo publikować (domyślnie: ważne etapy i problemy oraz wszystkie zdjęcia QC)',
    },
    settings: {
      description: 'Agenci, waluta, powiadomienia i twoje dane oraz ustawienia serwera, jeśli nim zarządzasz',
    },
    help: {
      description: 'Co robię i od czego zacząć',
    },
    lookUp: 'Sprawdź',
    product: {
      link: 'Dowolny link do produktu albo jego ID',
    },
    private: 'Odpowiedź widzisz tylko ty (domyślnie: nie)',
  },

  common: {
    checked: (when: string) => `Sprawdzono ${when}`,
    stale: (when: string) => `Nie mogę teraz pobrać nowszych danych. Te pobrano ${when}.`,
    source: (name: string) => `Źródło: ${name}`,
    incomplete: (received: string, total: string) => `Niepełne dane: otrzymano ${received} z ${total}`,
    more: (count: number) => `i jeszcze ${count}`,
    product: (platform: string, id: string) => `${platform} · ${id}`,
    previous: 'Poprzednie',
    next: 'Następne',
    refresh: 'Odśwież',
    share: 'Udostępnij',
    back: 'Wstecz',
    tryAgain: 'Spróbuj znowu',
    stopWatching: 'Przestań obserwować',
    details: 'Szczegóły',
    qcPhotos: 'Zdjęcia QC',
    agentLinks: 'Linki agentów',
    openAt: (name: string) => `Otwórz na ${name}`,
  },

  product: {
    unnamed: (platform, id) => `Produkt ${platform} ${id}`,
    noPrice: 'Brak ceny',
    soldOut: 'Wyprzedane',
    inStock: (count) => `${count}\u00A0szt. w\u00A0magazynie`,
    detailsMissing: 'nie wczytano szczegółów',
    qcPhotos: (count: number, shown: string) =>
      plural(count, {
        one: `${shown} zdjęcie QC`,
        few: `${shown} zdjęcia QC`,
        many: `${shown} zdjęć QC`,
        other: `${shown} zdjęcia QC`,
      }),
    photoAlt: (name) => `Zdjęcie z oferty: ${name}`,
    linkLabel: 'Link do produktu',
    more: 'Więcej',
  },

  track: {
    states: {
      pending: 'brak skanów',
      accepted: 'u przewoźnika',
      in_transit: 'w drodze',
      customs: 'w odprawie celnej',
      customs_held: 'zatrzymana przez urząd celny',
      out_for_delivery: 'wydana do doręczenia',
      pickup: 'gotowa do odbioru',
      delivered: 'doręczona',
      attempt_failed: 'nieudane doręczenie',
      address_problem: 'problem z adresem',
      damaged: 'uszkodzona',
      lost: 'zgłoszona jako zaginiona',
      returning: 'wraca do nadawcy',
      returned: 'zwrócona do nadawcy',
      cancelled: 'anulowana',
      exception: 'zgłoszony problem',
      unknown: 'zeskanowana przez przewoźnika',
    },
    because: (what: string, why: string) => `${what}: ${why}`,
    named: (name: string, what: string) => `${name}: ${what}`,
    heldFor: {
      held_proof_of_value: 'potrzebny dowód wartości',
      held_id_needed: 'potrzebny dokument tożsamości',
      held_documents_missing: 'potrzebne dokumenty',
      held_inspection: 'kontrola',
    },
    onTime: 'w drodze, w terminie',
    slow: 'w drodze, wolniej niż zwykle',
    deliveredIn: (days: number) =>
      plural(days, { one: 'doręczona w 1\u00A0dzień', other: `doręczona w ${days}\u00A0dni` }),
    day: (day: number) => `dzień\u00A0${day}`,
    to: (country: string) => `cel: ${country}`,
    usually: (low: number, high: number) =>
      low === high
        ? `zwykle ${plural(low, { one: '1\u00A0dzień', other: `${low}\u00A0dni` })} na tej trasie`
        : `zwykle ${low}–${high}\u00A0dni na tej trasie`,
    quoted: (words: string) => `„${words}”`,
    noStatus: 'Skan bez opisu',
    followsInDm:
      '🔔 Napiszę do ciebie w DM o ważnych etapach, problemach i zmianie terminu o co najmniej dzień. Ustawisz to pod *Śledzisz*.',
    followsUndated: '🔔 Napiszę do ciebie w DM o ważnych etapach i problemach. Ustawisz to pod *Śledzisz*.',
    followsAllInDm:
      '🔔 Napiszę do ciebie w DM o wszystkich: o ważnych etapach, problemach i zmianach terminu o co najmniej dzień. Dla jednej paczki zmienisz to na jej karcie.',
    followsAllUndated:
      '🔔 Napiszę do ciebie w DM o wszystkich: o ważnych etapach i problemach. Dla jednej paczki zmienisz to na jej karcie.',
    followsHere: '🔔 Nowe skany będą trafiać na ten kanał, z częściowo ukrytym numerem.',
    whatToDo: (advice: string) => `**Co zrobić:** ${advice}`,
    advice: {
      customs_held:
        'sprawdź, na co czeka urząd celny, i szybko to wyślij. Jeśli wysyłał twój agent, zapytaj najpierw jego.',
      attempt_failed:
        'poszukaj awiza lub wiadomości od przewoźnika, a potem umów nowe doręczenie albo odbiór.',
      address_problem: 'sprawdź adres w zamówieniu i podaj właściwy przewoźnikowi lub agentowi.',
      damaged: 'zrób zdjęcia pudełka i zawartości, zanim coś wyrzucisz, i powiadom agenta.',
      lost: 'poproś agenta o reklamację u przewoźnika. Często obowiązuje termin.',
      returning: 'zapytaj agenta, dlaczego wraca i czy może wysłać ją ponownie.',
      returned: 'zapytaj agenta, czy do niego wróciła i czy wyśle ją ponownie, czy zwróci pieniądze.',
      exception: 'przeczytaj w historii, co pisze przewoźnik, i zapytaj agenta.',
    },
    adviceAbout: {
      held_proof_of_value:
        'wyślij dowód zapłaty, na przykład stronę zamówienia. Jeśli wysyłał twój agent, zapytaj najpierw jego.',
      held_duty_due:
        'sprawdź, ile i jak trzeba zapłacić, i zrób to szybko. Jeśli wysyłał twój agent, zapytaj najpierw jego.',
      held_id_needed:
        'wyślij urzędowi celnemu dokument tożsamości, o który prosi. Jeśli nie wiesz dokąd, zapytaj przewoźnika lub agenta.',
      held_documents_missing:
        'sprawdź, jakich dokumentów potrzebuje urząd celny, i szybko je wyślij. Jeśli wysyłał twój agent, zapytaj najpierw jego.',
    },
    alt: {
      stops: (names: string) => `Trasa: ${names}.`,
      ahead: (country: string) => `Cel: ${country}.`,
      problem: (state: string) => `Problem: ${state}.`,
      stages: {
        sent: 'Wysłana; jeszcze w kraju nadania.',
        abroad: 'Opuściła kraj nadania; jeszcze niedoręczona.',
        customs: 'Opuściła kraj nadania; w odprawie celnej lub tuż przed nią; jeszcze niedoręczona.',
        local:
          'Opuściła kraj nadania, po odprawie celnej; teraz u lokalnego przewoźnika; jeszcze niedoręczona.',
        home: 'Wysłana, w kraju docelowym, po odprawie celnej, doręczona.',
      },
      transport: { air: 'Samolotem.', sea: 'Statkiem.', rail: 'Koleją.' },
    },
    history: 'Historia',
    localTimes: 'Godziny według czasu w danym miejscu.',
    // Below words that are cut; the history is a button.
    wholeText: 'Cały tekst: *Historia*',
    range: (first: number, last: number, total: number) => `Skany ${first}–${last} z ${total}`,
    follow: 'Śledź',
    following: 'Śledzisz',
    agentText: 'Tekst dla agenta',
    more: 'Więcej',
    hints: {
      history: 'Wszystkie skany, tak jak opisał je przewoźnik.',
      gotIt: 'Koniec powiadomień. Paczka trafia do archiwum.',
      missing: 'Co możesz wtedy zrobić.',
      agentText: 'Wiadomość o tej paczce do skopiowania i wysłania.',
      following: 'O czym piszę i gdzie.',
      follow: 'Piszę o ważnych etapach, problemach i nowych terminach.',
      name: 'Do list i powiadomień, zamiast numeru.',
      correct: 'Zmień numer i sprawdź jeszcze raz.',
      calendar: 'Prawdopodobne dni dostawy jako plik kalendarza.',
      share: 'Publikuje kartę tutaj, z ukrytym numerem. Najpierw zobaczysz podgląd.',
      stop: 'Koniec powiadomień. Paczka znika z twojej listy.',
    },
    calendar: 'Dodaj do kalendarza',
    getFile: 'Pobierz plik',
    archiveIt: 'Archiwizuj',
    correct: 'Popraw',
    notFollowing: 'Nie śledzisz tej paczki.',
    channelsMasked: 'Na kanałach numer jest częściowo ukryty.',
    followDm: 'Śledź w DM',
    followHere: 'Śledź tutaj',
    stop: 'Przestań',
    name: 'Nazwij',
    rename: 'Zmień nazwę',
    stopFollowing: 'Przestań śledzić',
    agentTextTitle: 'Skopiuj to dla agenta',
    agentTextHint: 'Przed wysłaniem możesz zmienić, co chcesz.',
    agentTextMasked: 'Numer jest tu częściowo ukryty. Wpisz cały.',
    letter: {
      hello: {
        problem: (number: string) => `Dzień dobry, jest problem z moją paczką ${number}.`,
        silent: (number: string) =>
          `Dzień dobry, moja paczka ${number} od dłuższego czasu nie była skanowana.`,
        unscanned: (number: string) =>
          `Dzień dobry, żaden przewoźnik nie zeskanował jeszcze mojej paczki ${number}.`,
        missing: (number: string) =>
          `Dzień dobry, moja paczka ${number} ma status „doręczona”, ale do mnie nie dotarła.`,
      },
      state: (state: string) => `Status: ${state}`,
      date: (date: string) => `Data: ${date}`,
      words: (words: string) => `Przewoźnik pisze: ${words}`,
      requests: {
        customs_held:
          'Czy możecie wysłać urzędowi celnemu to, czego potrzebuje, albo napisać, co mam wysłać?',
        attempt_failed: 'Czy możecie poprosić przewoźnika o nowe doręczenie albo napisać, gdzie ją odebrać?',
        address_problem: 'Czy możecie sprawdzić adres na etykiecie i poprosić o jego poprawienie?',
        damaged: 'Czy możecie zgłosić szkodę przewoźnikowi i napisać, jak dostanę odszkodowanie?',
        lost: 'Czy możecie złożyć reklamację u przewoźnika i napisać, czego ode mnie potrzebujecie?',
        returning: 'Czy możecie sprawdzić, dlaczego wraca, i wysłać ją ponownie?',
        returned: 'Czy wróciła do was i czy możecie wysłać ją ponownie albo zwrócić mi pieniądze?',
        exception: 'Czy możecie sprawdzić, co się stało i co trzeba zrobić?',
        silent: 'Czy możecie zapytać przewoźnika, gdzie jest paczka?',
        unscanned: 'Czy przekazaliście ją już przewoźnikowi i czy numer się zgadza?',
        missing: 'Czy możecie zapytać przewoźnika, gdzie ją zostawił, a jeśli zaginęła, złożyć reklamację?',
      },
    },
    firstScan:
      'Pierwszy skan pojawia się zwykle od jednego do pięciu dni po tym, jak agent wyśle paczkę. Do tego czasu jest tylko etykieta.',
    followHint: 'Zacznij ją śledzić, a dam ci znać.',
    watching: 'Dam ci znać, gdy pojawi się pierwszy skan.',
    wrongCheckDigit: 'W tym numerze jest literówka: sprawdź każdą literę i cyfrę.',
    checkNumber: 'Sprawdź numer',
    wrongNumber: (number: string) => `W ${number} jest literówka: jakaś litera lub cyfra jest błędna.`,
    incompleteNumber: (number: string) => `W ${number} brakuje litery lub cyfry.`,
    longNumber: (number: string) => `W ${number} jest o jedną literę lub cyfrę za dużo.`,
    didYouMean: (number: string) => `Chodzi o ${number}? To jedna z twoich paczek.`,
    openMeant: 'Otwórz ją',
    followAnyway: 'Śledź mimo to',
    noNumberTitle: 'To nie wygląda na numer przesyłki',
    noNumberInline: 'to nie numer przesyłki',
    lookForTypo: 'literówka?',
    numbers: (count: number) =>
      plural(count, { one: '1 numer', few: `${count} numery`, other: `${count} numerów` }),
    haveTypos: (count: number) => plural(count, { one: '1 z literówką', other: `${count} z literówkami` }),
    followAll: (count: number) => (count === 1 ? 'Śledź 1 paczkę' : `Śledź wszystkie (${count})`),
    correctTypos: 'Popraw',
    atOnce: (max: number) => `do ${max} numerów naraz`,
    numberFormat: 'Numer przesyłki ma od 5 do 40 liter i cyfr, np. `LP00123456784821CN`.',
    notLoaded: 'nie wczytano, spróbuj jeszcze raz',
    numberLabel: 'Numer przesyłki',
    numberHint: 'Na przykład LP00123456784821CN',
    alertsStopped: (parcel: string) => `Nie będzie tu więcej powiadomień o paczce **${parcel}**.`,
    nameTitle: 'Nazwij tę paczkę',
    nameLabel: 'Nazwa',
    nameHint: 'Pomoże ci rozpoznać paczkę, np. „Buty na zimę”. Zostaw puste, aby nie nadawać nazwy.',
  },

  arrival: {
    likely: (days) => `prawdopodobnie dotrze ${days}`,
    late: 'później niż zwykle',
    take: (ofTen, days, after) => `${ofTen} na 10 dociera w ciągu ${days} ${after}`,
    days: (span, last) => (last === 1 ? `${span}\u00A0dnia` : `${span}\u00A0dni`),
    upToDays: (last) => (last === 1 ? '1\u00A0dnia' : `${last}\u00A0dni`),
    after: {
      accepted: 'od pierwszego skanu',
      export: 'od odprawy eksportowej',
      left: 'od opuszczenia kraju nadania',
      landed: 'od dotarcia do kraju docelowego',
      customs: 'od rozpoczęcia odprawy celnej',
      cleared: 'od zakończenia odprawy celnej',
      local: 'od przekazania lokalnemu przewoźnikowi',
      depot: 'od dotarcia do oddziału doręczającego',
      out: 'od wydania do doręczenia',
    },
    today: (ofTen) => `${ofTen} na 10 dociera tego samego dnia`,
    arrivedByNow: (ofTen) => `${ofTen} na 10 dotarło już do tego czasu`,
    fasterThan: (ofTen) => `szybciej niż ${ofTen} na 10 na tej trasie`,
    waitUntil: (day) => `poczekaj do ${day}. Jeśli do tego czasu nie będzie nowego skanu, zapytaj agenta.`,
    ask: 'zapytaj agenta, gdzie jest paczka.',
    askOn: (day) => `opóźniona, zapytaj ${day}`,
    askNow: 'opóźniona, zapytaj agenta',
    lateInList: 'opóźniona',
    askInList: 'zapytaj agenta',
    noDate: 'Na razie nie znam żadnego terminu.',
    fileTitle: 'Do twojego kalendarza',
    fileHint:
      'Otwórz plik na telefonie lub komputerze. Gdy termin się zmieni, pobierz go ponownie: wpis się zmieni, a drugi nie powstanie.',
  },

  stall: {
    noScan: (days) => (days === 1 ? 'od 1 dnia brak skanów' : `od ${days} dni brak skanów`),
    noFirstScan: (days) => `po ${days} dniach nadal brak skanów`,
    lastScan: (when) => `ostatni skan ${when}`,
    advice: {
      first_scan: 'zapytaj agenta, czy nadał paczkę. Na razie jest tylko etykieta.',
      transport:
        'na razie nic. W drodze między krajami dwa tygodnie bez skanu to norma. Po trzech zapytaj agenta.',
      customs:
        'na razie nic. Odprawa może trwać dwa tygodnie. Potem zapytaj przewoźnika, czy czegoś brakuje.',
      courier: 'poszukaj awiza lub wiadomości, zapytaj w domu i u sąsiadów, a potem przewoźnika.',
      collection: 'odbierz ją jak najszybciej. Większość punktów trzyma paczki tydzień lub dwa.',
      solution: 'zapytaj ponownie. Odkąd zgłoszono problem, nic się nie wydarzyło.',
    },
    ended: 'już nie sprawdzam',
    silentFor: (days) => `Od ${days} dni nie było skanu, więc kolejnego raczej nie będzie.`,
    neverScanned: 'Żaden przewoźnik jej nie zeskanował. Sprawdź numer albo zapytaj agenta.',
    keep: 'Sprawdzaj dalej',
    keeps: (parcel) => `Znów sprawdzam ${parcel}.`,
  },

  received: {
    gotIt: 'Mam ją',
    missing: 'Nie dotarła',
    question: 'Czy paczka już jest u ciebie?',
    received: 'Odebrana',
    receivedIn: (days) => (days === 1 ? 'Odebrana po 1\u00A0dniu' : `Odebrana po ${days}\u00A0dniach`),
    archived: 'Już jej nie sprawdzam. Znajdziesz ją w archiwum w `/paczka`.',
    advice: [
      'Zapytaj w domu i u sąsiadów, zajrzyj do skrzynki i tam, gdzie zostawia się paczki.',
      'Poszukaj awiza lub wiadomości od przewoźnika: może czekać w punkcie odbioru.',
      'Nie ma jej po dwóch dniach? Zapytaj przewoźnika. Po tygodniu? Powiedz agentowi, on może złożyć reklamację.',
    ],
    watching: 'Sprawdzam dalej. Naciśnij **Mam ją**, gdy dotrze.',
  },

  scans: {
    label_created: 'utworzono etykietę',
    pickup_booked: 'zamówiono odbiór',
    awaiting_handover: 'czeka na nadanie przez nadawcę',
    being_prepared: 'przygotowywana przez nadawcę',
    data_received: 'otrzymano dane przesyłki',
    not_picked_up: 'jeszcze nieodebrana od nadawcy',
    dropped_off: 'nadana przez nadawcę',
    received_at_warehouse: 'przyjęta w magazynie',
    picked_up_from_sender: 'odebrana od nadawcy',
    posted: 'nadana',
    accepted_by_carrier: 'przyjęta przez przewoźnika',
    delayed_weather: 'opóźniona z powodu pogody',
    delayed_flight: 'lot opóźniony',
    departure_delayed: 'odjazd opóźniony',
    delayed: 'opóźniona',
    delay_possible: 'może się opóźnić',
    delivery_rescheduled: 'zmieniono termin doręczenia',
    delivery_booked: 'umówiono doręczenie',
    delivery_expected: 'planowane doręczenie',
    not_delivered_yet: 'jeszcze niedoręczona',
    not_departed: 'jeszcze nie wyruszyła',
    not_arrived: 'jeszcze nie dotarła',
    awaiting_departure: 'czeka na odjazd',
    awaiting_transfer: 'czeka na kolejnego przewoźnika',
    found: 'odnaleziona',
    return_cancelled: 'zwrot odwołany',
    not_ready: 'jeszcze nie do odbioru',
    redirected: 'przekierowana',
    export_customs_cleared: 'zakończono odprawę eksportową',
    import_customs_cleared: 'zakończono odprawę importową',
    customs_cleared: 'zakończono odprawę celną',
    handed_to_airline: 'przekazana linii lotniczej',
    flight_departed: 'samolot wystartował',
    flight_arrived: 'samolot wylądował',
    loaded_on_plane: 'załadowana do samolotu',
    ship_departed: 'statek wypłynął',
    ship_arrived: 'statek dopłynął',
    train_departed: 'pociąg odjechał',
    train_arrived: 'pociąg przyjechał',
    arrived_at_airport: 'dotarła na lotnisko',
    left_origin_country: 'opuściła kraj nadania',
    arrived_in_destination_country: 'dotarła do kraju docelowego',
    left_exchange_office: 'opuściła urząd wymiany',
    arrived_at_exchange_office: 'w urzędzie wymiany',
    handed_to_local_carrier: 'przekazana lokalnemu przewoźnikowi',
    on_way_to_pickup_point: 'w drodze do punktu odbioru',
    on_way_to_next_facility: 'w drodze do następnej placówki',
    ready_for_delivery: 'przygotowana do doręczenia',
    departed_sorting_centre: 'opuściła sortownię',
    arrived_at_sorting_centre: 'dotarła do sortowni',
    at_delivery_depot: 'w oddziale doręczającym',
    sorted: 'posortowana',
    security_check_passed: 'po kontroli bezpieczeństwa',
    arrived_at_facility: 'dotarła do placówki',
    departed_facility: 'opuściła placówkę',
    processed_at_facility: 'w trakcie przetwarzania',
    on_its_way: 'w drodze',
    customs_inspection: 'kontrola celna',
    export_customs_started: 'w odprawie eksportowej',
    import_customs_started: 'w odprawie importowej',
    handed_to_customs: 'przekazana do odprawy celnej',
    not_cleared: 'odprawa celna jeszcze trwa',
    clearance_delayed: 'odprawa celna opóźniona',
    at_customs: 'w urzędzie celnym',
    seized_by_customs: 'zajęta przez urząd celny',
    held_proof_of_value: 'urząd celny prosi o dowód wartości',
    held_duty_due: 'do zapłaty cło lub podatek',
    held_id_needed: 'urząd celny prosi o dokument tożsamości',
    held_documents_missing: 'urząd celny prosi o dokumenty',
    held_inspection: 'zatrzymana do kontroli',
    clearance_failed: 'nie przeszła odprawy celnej',
    held_by_customs: 'zatrzymana przez urząd celny',
    with_courier: 'u kuriera',
    delivery_today: 'doręczenie dzisiaj',
    out_for_delivery: 'wydana do doręczenia',
    return_if_not_collected: 'wróci, jeśli nie zostanie odebrana',
    pickup_reminder: 'wciąż czeka na odbiór',
    in_parcel_locker: 'w automacie paczkowym',
    at_post_office: 'do odbioru na poczcie',
    ready_at_pickup_point: 'gotowa do odbioru',
    collected_by_recipient: 'odebrana',
    delivered_to_neighbour: 'doręczona sąsiadowi',
    delivered_to_mailbox: 'doręczona do skrzynki',
    delivered_to_locker: 'doręczona do automatu',
    delivered_to_reception: 'zostawiona w recepcji',
    left_at_door: 'zostawiona pod drzwiami',
    signed_for: 'doręczona za pokwitowaniem',
    delivered: 'doręczona',
    recipient_unreachable: 'brak kontaktu z odbiorcą',
    attempt_nobody_home: 'nie zastano odbiorcy',
    attempt_closed: 'miejsce doręczenia zamknięte',
    attempt_no_access: 'brak dostępu',
    attempt_card_left: 'nie doręczono, pozostawiono awizo',
    attempt_again: 'nie doręczono, będzie kolejna próba',
    attempt_failed: 'nieudane doręczenie',
    address_incomplete: 'niepełny adres',
    recipient_moved: 'odbiorca się wyprowadził',
    recipient_unknown: 'odbiorca nieznany',
    address_wrong: 'błędny adres',
    refused: 'odmowa przyjęcia',
    collection_failed: 'nieudany odbiór od nadawcy',
    security_failed: 'nie przeszła kontroli bezpieczeństwa',
    not_collected: 'nieodebrana w terminie',
    missorted: 'błędnie skierowana',
    prohibited: 'niedozwolona zawartość',
    investigation: 'trwa postępowanie wyjaśniające',
    on_hold: 'wstrzymana',
    damaged: 'uszkodzona',
    lost: 'zgłoszona jako zaginiona',
    return_started: 'zostanie zwrócona do nadawcy',
    on_way_to_sender: 'w drodze powrotnej do nadawcy',
    returned_to_sender: 'zwrócona do nadawcy',
    cancelled: 'anulowana',
  },

  parcels: {
    needsYou: (problems: number, total: number) =>
      plural(problems, {
        one: total === 1 ? '1 paczka wymaga uwagi' : `1 z ${total} paczek wymaga uwagi`,
        few: `${problems} z ${total} paczek wymagają uwagi`,
        other: `${problems} z ${total} paczek wymaga uwagi`,
      }),
    allMoving: (count: number) =>
      plural(count, {
        one: '1 paczka w drodze',
        few: `${count} paczki, wszystkie w drodze`,
        other: `${count} paczek, wszystkie w drodze`,
      }),
    count: (count: number) =>
      plural(count, { one: '1 paczka', few: `${count} paczki`, other: `${count} paczek` }),
    allArrived: (count: number) =>
      plural(count, {
        one: '1 paczka dotarła',
        few: `${count} paczki, wszystkie dotarły`,
        other: `${count} paczek, wszystkie dotarły`,
      }),
    none: 'Nie ma jeszcze paczek',
    noneHint:
      'Dodaj numer przesyłki, a powiem ci, kiedy paczka powinna dotrzeć, i dam znać, gdy to się zmieni.',
    dmClosed:
      '⚠️ Nie mogę do ciebie pisać w DM, więc powiadomienia czekają. Zezwól na wiadomości od członków serwera albo napisz do mnie, a potem zacznij śledzić paczkę jeszcze raz.',
    whatToDo: 'Co zrobić',
    groups: {
      needsYou: 'Wymaga uwagi',
      soon: 'Najbliższe 7 dni',
      later: 'Później',
      today: 'Dzisiaj',
      onTheWay: 'W drodze',
      waiting: 'Czekają',
      arrived: 'Dotarły lub zamknięte',
    },
    short: {
      pending: 'brak skanów',
      customs: 'w odprawie',
      customs_held: 'zatrzymana',
      out_for_delivery: 'u kuriera',
      pickup: 'do odbioru',
      attempt_failed: 'niedoręczona',
      address_problem: 'zły adres',
      lost: 'zaginiona',
      returning: 'wraca',
      returned: 'zwrócona',
      exception: 'problem',
    },
    readySince: (day: string) => `do odbioru od ${day}`,
    range: (first: number, last: number, total: number) => `Paczki ${first}–${last} z ${total}`,
    choose: 'Otwórz paczkę',
    add: 'Dodaj',
    addTitle: 'Dodaj paczki',
    archive: (count: number) => `Archiwum (${count})`,
    watched: (count: number) => `Obserwowane (${count})`,
    csv: 'Eksportuj',
    csvHint: 'Lista jako tabela (CSV).',
    archiveHint: 'Paczki, które już dotarły.',
    watchedHint: 'Produkty: nowe zdjęcia QC i ceny.',
    calendar: 'Kalendarz',
    calendarHint: 'Terminy wszystkich paczek w jednym pliku.',
    listLabel: 'Numery przesyłek',
    listHint: 'Po jednym w wierszu, z nazwą lub bez. Może też być tabela albo CSV.',
    fileLabel: 'Albo plik CSV',
    fileHint: 'Wyeksportowany plik albo plik z Excela lub Arkuszy Google.',
    nothingGiven: 'Wklej numery albo wybierz plik.',
    fileTooLarge: (max: number) =>
      `Plik jest za duży: najwyżej ${max} KB. Podziel go albo wklej jego wiersze.`,
    fileNotText: 'Nie umiem odczytać tego pliku. Zapisz go jako CSV (UTF-8) albo wklej jego wiersze.',
    fileNotLoaded: 'Nie udało się wczytać pliku z Discorda. Spróbuj ponownie albo wklej jego wiersze.',
    rowsLeftOut: (count: number, max: number) =>
      `Pominięto ${plural(count, { one: '1 wiersz', few: `${count} wiersze`, other: `${count} wierszy` })}. Czytam pierwsze ${max} wierszy pliku.`,
    added: (count: number) =>
      plural(count, {
        one: 'Dodano 1 paczkę',
        few: `Dodano ${count} paczki`,
        other: `Dodano ${count} paczek`,
      }),
    noneAdded: 'Nie dodano żadnej paczki',
    addedSoon: (count: number): string =>
      count === 1
        ? 'Sprawdzam ją. Jej skany za chwilę będą na liście.'
        : 'Sprawdzam je. Ich skany za chwilę będą na liście.',
    already: (count: number) => `Już śledzisz: ${count}.`,
    notNumbers: (count: number) =>
      plural(count, { one: 'To nie jest numer przesyłki:', other: `To nie są numery przesyłek (${count}):` }),
    overLimit: (count: number, max: number) =>
      `Nie dodano: ${count}. Limit śledzonych paczek i obserwowanych produktów to ${max}. Najpierw usuń część z nich.`,
    overPace: (count: number, again: string) => `Nie dodano: ${count}. Kolejne dodasz ${again}.`,
    inDm: 'w DM',
    inChannel: (channel: string) => `na ${channel}`,
    inPlaces: (count: number) => `w ${count} miejscach`,
    file: {
      title: 'Twoje paczki w pliku',
      hint: 'Otworzysz go w Excelu i Arkuszach Google. Aby przywrócić paczki, wybierz ten plik w *Dodaj*.',
      number: 'Numer przesyłki',
      name: 'Nazwa',
      state: 'Status',
      lastScan: 'Ostatni skan',
      place: 'Miejsce',
      day: 'Dzień',
      followed: 'Śledzona w',
      level: 'Powiadomienia',
      dm: 'DM',
      days: 'Dni',
      archived: 'W archiwum od',
    },
  },

  archive: {
    title: (count: number) =>
      plural(count, {
        one: 'Archiwum: 1 paczka',
        few: `Archiwum: ${count} paczki`,
        other: `Archiwum: ${count} paczek`,
      }),
    none: 'Archiwum jest puste',
    noneHint: 'Tu trafiają paczki, które już dotarły.',
    took: (days: number) =>
      plural(days, { one: 'w drodze 1\u00A0dzień', other: `w drodze ${days}\u00A0dni` }),
    followAgain: 'Śledź ponownie',
    remove: 'Usuń',
    clear: 'Wyczyść archiwum',
    askClear: 'Wyczyścić archiwum?',
    confirmClear: (count: number) =>
      `${plural(count, { one: 'Zniknie z niego 1 paczka', few: `Znikną z niego ${count} paczki`, other: `Zniknie z niego ${count} paczek` })}. **Tego nie można cofnąć.**`,
  },

  watchedProducts: {
    title: (count: number) =>
      plural(count, {
        one: '1 obserwowany produkt',
        few: `${count} obserwowane produkty`,
        other: `${count} obserwowanych produktów`,
      }),
    none: 'Brak obserwowanych produktów',
    noneHint: 'Zacznij obserwować produkt na jego karcie, a pojawi się tutaj.',
    photos: 'zdjęcia QC',
    price: 'niższa cena',
    restock: 'znów dostępne',
    fewLeft: 'ostatnie sztuki',
    below: (price: string) => `najwyżej ${price}`,
    all: 'Obserwowane produkty',
    choose: 'Otwórz produkt',
    range: (first: number, last: number, total: number) => `Produkty ${first}–${last} z ${total}`,
  },

  haul: {
    none: 'Zaplanuj haul',
    noneHint:
      'Wklej linki do wszystkiego, co ma iść w jednej wysyłce. Zsumuję ceny i wagę wysyłki i dam ci każdy link u twojego agenta.',
    empty: 'Na razie pusto',
    emptyHint: 'Wklej linki do produktów albo naciśnij *Dodaj do haula* pod produktem.',
    unnamed: 'Mój haul',
    atLeast: (sum) => `co najmniej ${sum}`,
    items: (count, shown) =>
      plural(count, { one: '1 produkt', few: `${shown} produkty`, other: `${shown} produktów` }),
    closed: 'zamknięty',
    stripAlt: (items) => `Zdjęcia z oferty: ${items}`,
    weightUnknown: 'waga nieznana',
    noPhotos: 'brak zdjęć QC',
    byVolume: (weight) => `waga gabarytowa ${weight}`,
    noFigures: (list, count) =>
      count === 1
        ? `Produkt ${list} nie jest wliczony: nie ma jeszcze wagi ani wymiarów`
        : `Produkty ${list} nie są wliczone: nie ma jeszcze wagi ani wymiarów`,
    noWeight: (list, count) => (count === 1 ? `Produkt ${list}: brak wagi` : `Produkty ${list}: brak wagi`),
    noSize: (list, count) =>
      count === 1 ? `Produkt ${list}: brak wymiarów` : `Produkty ${list}: brak wymiarów`,
    noDetails: (list, count) =>
      count === 1 ? `Produkt ${list}: nie wczytano szczegółów` : `Produkty ${list}: nie wczytano szczegółów`,
    noPrice: (list, count) => (count === 1 ? `Produkt ${list}: brak ceny` : `Produkty ${list}: brak ceny`),
    change: 'Zmień produkt',
    linksAt: (agent) => `Linki na ${agent}`,
    addItems: 'Dodaj',
    more: 'Więcej',
    linksLabel: 'Linki do produktów',
    linksHint: 'Jeden lub wiele, w dowolnej formie. Tekst między nimi nie przeszkadza.',
    added: (count) => `Dodano: ${count}.`,
    already: (count) => `Już w haulu: ${count}.`,
    full: (count, max) => `Nie dodano: ${count}. W haulu mieści się najwyżej ${max} produktów.`,
    unknownLinks: (count) => `Linki, które nie prowadzą do produktu: ${count}.`,
    uncheckedLinks: (count) =>
      `Krótkie linki, których nie udało się teraz sprawdzić: ${count}. Dodaj je ponownie za kilka minut.`,
    notProducts: (list, count) => `Linki, które nie są produktami (${count}): ${list}`,
    noLinks: 'Nie ma tu linku do produktu. Wklej linki z Weidian, Taobao, 1688 albo od agenta.',
    tooMany: (max) => `Masz już ${max} hauli, więcej się nie da. Najpierw usuń jeden.`,
    gone: 'Ten haul został usunięty.',
    reopenFirst: (haul) => `**${haul}** jest zamknięty. Otwórz go ponownie, aby dodać produkty.`,
  },

  haulItem: {
    remove: 'Usuń',
    each: (figures) => `Sztuka: ${figures}`,
    sizeUnknown: 'wymiary nieznane',
    newest: (when) => `najnowsze zdjęcia QC ${when}`,
    variantGone: (name) =>
      `Sprzedawca nie oferuje już ${name === '' ? 'tego wariantu' : `**${name}**`}. Widzisz teraz zakres cen wszystkich wariantów.`,
    chooseRest: 'Wybierz też resztę. Do tego czasu widzisz zakres cen wszystkich wariantów.',
    stillCounts: (name) => `Dopóki pasuje kilka wariantów, w haulu zostaje **${name}**.`,
    merged: 'Ten wariant był już w haulu. Teraz to jeden produkt.',
    cutPieces: (max, cut) => `Jednego produktu może być najwyżej ${max} sztuk. Pominięto: ${cut}.`,
    quantity: 'Liczba sztuk',
    quantityRange: (max) => `Liczba od 1 do ${max}`,
    noQuantity: (max) => `Liczba sztuk to liczba całkowita od 1 do ${max}.`,
    removed: (name) => `Produkt **${name}** usunięto z haula.`,
    putBack: 'Przywrócono.',
    undo: 'Cofnij',
    gone: 'Tego produktu nie ma już w twoim haulu.',
  },

  haulSave: {
    add: 'Dodaj do haula',
    added: (haul) => `Dodano do **${haul}**.`,
    already: (haul) => `To już jest w **${haul}**.`,
    moved: (haul) => `Przeniesiono do **${haul}**.`,
    full: (haul, max) =>
      `**${haul}** jest pełny: w haulu mieści się najwyżej ${max} produktów. Wybierz inny.`,
    closed: (haul) => `**${haul}** jest zamknięty. Wybierz inny haul.`,
    moveTo: 'Przenieś do innego haula',
    addTo: 'Dodaj do innego haula',
    setting: '*Dodaj do haula* w publicznych odpowiedziach i powiadomieniach',
    shown: 'Widoczny',
    hidden: 'Ukryty',
  },

  haulList: {
    title: (count) => plural(count, { one: '1 haul', few: `${count} haule`, other: `${count} hauli` }),
    closed: 'Zamknięte',
    range: (first, last, total) => `Haule ${first}–${last} z ${total}`,
    choose: 'Otwórz haul',
    newHaul: 'Nowy haul',
    all: (count) => `Wszystkie haule (${count})`,
    others: 'Wszystkie haule',
    renameTitle: 'Zmień nazwę haula',
    nameLabel: 'Nazwa',
    nameHint: 'Widzą ją osoby, którym udostępnisz haul. Puste pole: bez nazwy.',
    rename: 'Zmień nazwę',
    parcels: 'Paczki',
    parcelsHint: 'Kiedy prawdopodobnie dotrą',
    watchHint: 'W DM: nowe zdjęcia QC, niższe ceny, dostępność',
    asFile: 'Jako plik',
    csvHint: 'Do Excela i Arkuszy Google',
    isDone: 'To już wszystko?',
    close: 'Zamknij',
    closeHint: 'Zostaje na liście',
    reopen: 'Otwórz ponownie',
    reopenHint: 'Wtedy znów możesz coś dodać',
    closeHaul: 'Zamknij haul',
    allHere: (haul) =>
      `To była ostatnia paczka z **${haul}**. Jeśli to już wszystko, zamknij haul przez \`/haul\`.`,
    reviewsEnded:
      'Haulmate nie pisze już recenzji. Te opublikowane zostają. Zamiast tego możesz udostępnić swój haul.',
    delete: 'Usuń',
    askDelete: (name) => `Usunąć ${name}?`,
    confirmDelete: (items) =>
      `Haul zniknie razem z zawartością (${items}), a karty, którymi go udostępniono, przestaną działać. Twoje paczki i to, co obserwujesz, zostają. **Tego nie można cofnąć.**`,
    deleted: (name) => `Usunięto: ${name}.`,
    byVolume: 'według wagi gabarytowej',
    byWeight: 'według wagi rzeczywistej',
    noWeight: 'brak wagi i wymiarów',
    file: {
      heading: (name) => `${name} w pliku`,
      hint: 'Otworzysz go w Excelu i Arkuszach Google. Ceny i wymiary są takie, jakie znamy teraz.',
      underWay: (count) =>
        `Wciąż się wczytuje. Produkty z niepełnymi danymi: ${count}. Cały plik pojawi się za chwilę.`,
      incomplete: (list, count) =>
        count === 1
          ? `Dane produktu ${list} są niepełne: brak odpowiedzi. Spróbuj ponownie.`
          : `Dane produktów ${list} są niepełne: brak odpowiedzi. Spróbuj ponownie.`,
      number: 'Nr',
      title: 'Tytuł',
      platform: 'Platforma',
      id: 'ID',
      link: 'Link do produktu',
      agentLink: 'Link u agenta',
      variant: 'Wariant',
      quantity: 'Liczba sztuk',
      price: 'Cena za sztukę',
      from: 'Razem co najmniej',
      to: 'Razem najwyżej',
      currency: 'Waluta',
      weight: 'Waga sztuki (g)',
      volume: 'Objętość sztuki (cm³)',
      dimensions: 'Wymiary',
      photos: 'Zdjęcia QC',
    },
    stored: (hauls, items) => `Haule: ${hauls}, produkty w nich: ${items}`,
    shared: (count) => `Kopie udostępnionych hauli: ${count}`,
  },

  haulLinks: {
    title: (count, agent) =>
      plural(count, {
        one: `1 link na ${agent}`,
        few: `${count} linki na ${agent}`,
        other: `${count} linków na ${agent}`,
      }),
    underWay: 'Wczytuję linki',
    none: (agent) => (agent === null ? 'Brak linków' : `Brak linków na ${agent}`),
    pending: (list, count) =>
      count === 1 ? `Produkt ${list}: wczytuję link` : `Produkty ${list}: wczytuję linki`,
    noAnswer: (list, count) =>
      count === 1
        ? `Produkt ${list}: brak odpowiedzi. Spróbuj ponownie.`
        : `Produkty ${list}: brak odpowiedzi. Spróbuj ponownie.`,
    unknown: (list, count) =>
      count === 1
        ? `Nie da się przekonwertować produktu ${list}: nie zna go żaden agent. Może zniknął już ze sklepu.`
        : `Nie da się przekonwertować produktów ${list}: nie zna ich żaden agent. Może zniknęły już ze sklepów.`,
    notAt: (list, agent, count) =>
      count === 1
        ? `Produkt ${list}: ${agent} nie ma linku. Wybierz poniżej innego agenta.`
        : `Produkty ${list}: ${agent} nie ma linków. Wybierz poniżej innego agenta.`,
    inFile: (count) => `W links.txt są wszystkie linki (${count})`,
    anotherAgent: 'Inny agent',
  },

  haulWatch: {
    watchAll: 'Obserwuj wszystko',
    stopAll: 'Nie obserwuj niczego',
    title: (count) =>
      plural(count, {
        one: 'Obserwuję 1 produkt: zdjęcia QC, cena i dostępność',
        few: `Obserwuję ${count} produkty: zdjęcia QC, cena i dostępność`,
        other: `Obserwuję ${count} produktów: zdjęcia QC, cena i dostępność`,
      }),
    photosOnly: (count) =>
      plural(count, {
        one: 'Obserwuję 1 produkt: zdjęcia QC',
        few: `Obserwuję ${count} produkty: zdjęcia QC`,
        other: `Obserwuję ${count} produktów: zdjęcia QC`,
      }),
    underWay: 'Zaczynam obserwować',
    none: 'Na razie niczego nie obserwuję',
    before: (count) => `Obserwowane już wcześniej: ${count}`,
    pending: (count) => `Zaraz dojdą kolejne: ${count}`,
    noAnswer: (list, count) =>
      count === 1
        ? `Produkt ${list}: ceny i dostępności jeszcze nie obserwuję, bo nie było odpowiedzi. Spróbuj ponownie.`
        : `Produkty ${list}: ceny i dostępności jeszcze nie obserwuję, bo nie było odpowiedzi. Spróbuj ponownie.`,
    unknown: (list, count) =>
      count === 1
        ? `Produkt ${list}: nie ma takiej oferty, więc nie mogę obserwować ceny i dostępności. Sprawdź link.`
        : `Produkty ${list}: nie ma takich ofert, więc nie mogę obserwować ceny i dostępności. Sprawdź linki.`,
    leftOut: (list, count, max) =>
      count === 1
        ? `Nie obserwuję produktu ${list}: limit śledzonych paczek i obserwowanych produktów to ${max}. Najpierw usuń część z nich.`
        : `Nie obserwuję produktów ${list}: limit śledzonych paczek i obserwowanych produktów to ${max}. Najpierw usuń część z nich.`,
    stopped: (count) =>
      plural(count, {
        one: 'Nie obserwuję już 1 produktu',
        other: `Nie obserwuję już ${count} produktów`,
      }),
    nothingStopped: 'Niczego tu nie włączono przyciskiem *Obserwuj wszystko*',
    kept: (count) => `Nadal obserwowane produkty: ${count} (włączone osobno lub potrzebne innemu haulowi)`,
    elsewhere: (count) => `Na kanałach nadal obserwowane są ceny produktów: ${count}`,
  },

  haulShare: {
    staysPrivate: 'Rozmiary, paczki i ceny wysyłki pozostają prywatne.',
    heading: (name, contents) => `${name}: ${contents}`,
    contents: (items, price) => `${items}, ${price}`,
    titlesOpen: (agent) => `tytuły prowadzą do\u00A0${agent}`,
    notCounted: (sum, list, count) =>
      count === 1 ? `${sum}, bez produktu ${list}` : `${sum}, bez produktów ${list}`,
    copy: 'Skopiuj do moich',
    photosOfAll: 'Zdjęcia QC',
    photosOf: (range) => `QC ${range}`,
    copied: 'To twoja kopia. Wybierz swoje rozmiary.',
    copyOfNamed: (person, haul) => `${haul} (${person})`,
    copyOf: (person) => `Haul (${person})`,
    unnamedCopy: 'Skopiowany haul',
    sizeOpen: (look) => `${look}, rozmiar?`,
    copiedBefore: 'Masz już tę kopię.',
    empty: 'W tym haulu nie ma jeszcze nic do udostępnienia.',
    gone: 'Ten haul nie jest już udostępniony. Poproś na kanale o nową kartę.',
    onlyYou: 'Ten czat czytasz tylko ty. Otwórz `/haul` na serwerze i udostępnij go tam.',
    cannotPost: 'Nie możesz wysyłać wiadomości na tym kanale. Otwórz `/haul` na innym i udostępnij go tam.',
  },

  haulShipping: {
    inAll: (sum) => `${sum} razem`,
    parts: (items, shipping) => `${items} towar + ${shipping} wysyłka`,
    plus: (shipping) => `+ ${shipping} wysyłka`,
    weight: (weight) => `Waga wysyłki ${weight}`,
    byVolume: (weight) => `Waga wysyłki ${weight} (gabarytowa)`,
    atPrice: (weight, price) => `Waga wysyłki ${weight} po ${price} za\u00A0kg`,
    scales: (weight) => `Na wadze jest ${weight}, ale karton jest duży.`,
    estimate: 'Szacunek. Do tego opłaty agenta, ubezpieczenie i cło.',
    title: 'Linia wysyłki',
    hint: 'Linia to sposób wysyłki, np. DHL albo statkiem. Za karton duży, ale lekki płacisz według rozmiaru: długość × szerokość × wysokość w cm ÷ liczba = kg. Liczbę dla każdej linii podaje agent. Nie wiesz? Zostaw ÷\u00A06000.',
    menu: 'Linia',
    weightOnly: 'Tylko waga',
    noPrice: 'Nie ma jeszcze ceny: wpisz, ile kosztuje 1\u00A0kg, a zobaczysz koszt wysyłki i sumę.',
    yours: (price) => `${price} za kg, cena podana przez ciebie.`,
    servers: (price) => `${price} za kg, cena ustawiona na tym serwerze.`,
    price: 'Cena za kg',
    amountLabel: 'Ile kosztuje 1\u00A0kg',
    amountHint: 'Zostaw puste, aby usunąć cenę.',
    currencyLabel: 'Waluta',
    currencyHint: 'Trzy litery, np. CNY, USD lub EUR',
    badAmount: 'To nie jest cena. Wpisz liczbę, np. 48 lub 48,50.',
    badCurrency: 'Nie znam tej waluty. Wpisz jej trzy litery, np. CNY, USD lub EUR.',
    serverSet: (price) => `${price} za kg. Liczy się w haulach osób, które nie wpisały własnej ceny.`,
    serverNone: 'Brak ceny za kg. Każdy może wpisać własną.',
    setting: 'Cena wysyłki za kg',
    none: 'Brak',
  },

  sharing: {
    by: (person) => `Udostępnia ${person}`,
    title: (channel) => `Udostępnić to na ${channel}?`,
    titleHere: 'Udostępnić to tutaj?',
    named: 'Wszyscy tam zobaczą to, co poniżej, z twoją nazwą.',
    unnamed: 'Wszyscy tam zobaczą to, co poniżej, bez twojej nazwy.',
    canUndo: 'Możesz to później wycofać.',
    twoSentences: (first, second) => `${first} ${second}`,
    post: 'Opublikuj',
    hideName: 'Bez nazwy',
    showName: 'Z nazwą',
    lastPost: 'Twój ostatni post tutaj',
    posted: (channel) => `Opublikowano na ${channel}`,
    takeBack: 'Wycofaj',
    takenBack: (channel) => `Post na ${channel} został usunięty.`,
    notYours:
      'Nie mogę już sprawdzić, czy to twój post, więc nie mogę go wycofać. Poproś moderatora o usunięcie.',
    botCannotPost: (channel) =>
      `Nie mogę pisać na ${channel}. Udostępnij to na innym albo poproś osobę zarządzającą serwerem, aby pozwoliła mi widzieć ten kanał i wysyłać tam wiadomości.`,
    blocked: 'Filtr tego serwera tego nie przepuszcza. Udostępnij coś innego albo zapytaj moderatora.',
    stored: (count) => `Twoje posty udostępnione na kanałach: ${count}`,
  },

  haulParcels: {
    title: (parcels, states) => `${parcels}: ${states}`,
    last: (days) => `ostatnia paczka prawdopodobnie dotrze ${days}`,
    problem: (count) =>
      plural(count, {
        one: '1 wymaga uwagi',
        few: `${count} wymagają uwagi`,
        other: `${count} wymaga uwagi`,
      }),
    moving: (count) => `${count} w drodze`,
    pickup: (count) => `${count} do odbioru`,
    waiting: (count) => `${count} bez skanów`,
    delivered: (count) =>
      plural(count, { one: '1 doręczona', few: `${count} doręczone`, other: `${count} doręczonych` }),
    ended: (count) =>
      plural(count, {
        one: '1 zwrócona lub anulowana',
        few: `${count} zwrócone lub anulowane`,
        other: `${count} zwróconych lub anulowanych`,
      }),
    notFollowed: (count) =>
      plural(count, { one: '1 nieśledzona', few: `${count} nieśledzone`, other: `${count} nieśledzonych` }),
    noneHint: 'Powiąż paczki z tym haulem, a jego karta pokaże, gdzie są.',
    unfollowed: 'nieśledzona',
    archived: 'w twoim archiwum',
    link: 'Powiąż lub odłącz paczki',
    shownOf: (shown, total) => `Menu pokazuje ${shown} z ${total} paczek.`,
    addNumbers: 'Dodaj numery',
    linked: (count) => `Powiązane paczki: ${count}.`,
    full: (count, max) => `Nie powiązano: ${count}. Haul może mieć najwyżej ${max} paczek.`,
  },

  alerts: {
    withDetail: (what: string, detail: string) => `${what}, ${detail}`,
    fewer: 'Mniej powiadomień',
    onTime: (day) => `${day}, w terminie`,
    slow: (day) => `${day}, wolniej niż zwykle`,
    landed: 'dotarła do kraju docelowego',
    movedTo: (days, by) => `teraz prawdopodobnie dotrze ${days}, ${by}`,
    earlier: (days) => (days === 1 ? 'dzień wcześniej' : `${days}\u00A0dni wcześniej`),
    later: (days) => (days === 1 ? 'dzień później' : `${days}\u00A0dni później`),
    noScanSince: (day) => `Brak skanów od ${day}`,
    othersFaster: 'Paczki na tej trasie docierają teraz szybciej.',
    test: (line) => `Test: ${line}`,
    newPhotos: (count: number) =>
      plural(count, {
        one: `${count} nowe zdjęcie QC`,
        few: `${count} nowe zdjęcia QC`,
        many: `${count} nowych zdjęć QC`,
        other: `${count} nowego zdjęcia QC`,
      }),
    firstPhotos: (count: number) =>
      plural(count, { one: 'pierwsze zdjęcie QC', other: 'pierwsze zdjęcia QC' }),
    photosPending: 'nowe zdjęcia QC, jeszcze niedostępne',
    morePhotos: (count: number) =>
      plural(count, {
        one: `+${count} zdjęcie`,
        few: `+${count} zdjęcia`,
        many: `+${count} zdjęć`,
        other: `+${count} zdjęcia`,
      }),
    photosInAll: (count: number) => `łącznie ${count}`,
    allPhotos: (count: number) => (count < 2 ? 'Wszystkie zdjęcia' : `Wszystkie zdjęcia (${count})`),
  },

  qc: {
    noPhotos: 'Nie ma jeszcze zdjęć QC',
    sellersPhotos: 'To zdjęcia sprzedawcy.',
    whenPhotosAppear: 'Zdjęcia QC pojawiają się, gdy ktoś zamówi produkt i ten dotrze do magazynu.',
    noVariant: 'Nie podano wariantu',
    range: (first: number, last: number, total: number) =>
      first === last ? `zdjęcie ${first} z ${total}` : `zdjęcia ${first}–${last} z ${total}`,
    besideLine: 'Po lewej: co pokazuje sprzedawca. Po prawej: co przyszło.',
    photos: (count: number) =>
      plural(count, {
        one: `${count} zdjęcie`,
        few: `${count} zdjęcia`,
        many: `${count} zdjęć`,
        other: `${count} zdjęcia`,
      }),
    provider: (name: string) => `Zdjęcia: ${name}`,
    cutPhotos: (received: string, total: string) => `Dotarła tylko część zdjęć: ${received} z ${total}`,
    cutSets: (received: string, total: string) => `Dotarła tylko część zestawów: ${received} z ${total}`,
    emptySets: (count: number) => `Zestawy, w których nie ma jeszcze zdjęć: ${count}`,
    allVariants: 'Wszystkie warianty',
    besideListing: 'Porównanie z ofertą',
    besideListingHint: 'Co pokazuje sprzedawca, a co przyszło',
    previous: 'Wstecz',
    next: 'Dalej',
    sheet: 'Przegląd',
    toPhotos: 'Zdjęcia',
    sheetFailed: 'Nie udało mi się teraz przygotować przeglądu. Za chwilę naciśnij *Przegląd* jeszcze raz.',
    ask: 'Zapytaj kanał',
    watch: 'Obserwuj',
    watchForPhotos: 'Powiadom mnie',
    watching: 'Obserwujesz',
    onlyYou: 'Tę stronę widzisz tylko ty',
    askHint: 'GL czy RL? Ankieta na 24\u00A0godziny z twoją nazwą',
    preview: 'Podgląd',
    haulHint: 'Twój pierwszy haul',
    add: 'Dodaj',
    watchHint: 'Napiszę w DM o nowych zdjęciach',
    turnOn: 'Włącz',
    watchingHint: 'Gdzie daję ci znać i jak to wyłączyć',
    detailsHint: 'Rozmiary, dostępność, waga',
    sheetHint: 'Wszystkie zdjęcia w miniaturze, z numerami',
    open: 'Otwórz',
    sheetRange: (count: number, total: number) => `${count} z ${total} zdjęć, od najnowszych`,
    openPhoto: 'Otwórz zdjęcie',
    photo: (number: number) => `Zdjęcie ${number}`,
    alt: (subject: string, index: number, total: number) => `${subject}: zdjęcie QC ${index} z ${total}`,
    listingAlt: (product: string, index: number, total: number) =>
      `${product}: zdjęcie z oferty ${index} z ${total}`,
    sheetAlt: (product: string, variants: string) => `Przegląd zdjęć, ${product}: ${variants}`,
    askAlt: (subject: string, first: number, last: number) =>
      first === last ? `${subject}: zdjęcie QC ${first}` : `${subject}: zdjęcia QC od ${first} do ${last}`,
    mosaicAlt: (subject: string, total: number) => `${subject}: nowe zdjęcia QC, łącznie ${total}`,
    askQuestion: (subject: string) => `${subject}: co sądzicie?`,
    askTitle: (channel) => `Zapytać na ${channel}?`,
    askedBy: (person) => `Pyta ${person}`,
    pollQuestion: 'GL czy RL?',
    greenLight: 'Zielone światło (GL)',
    redLight: 'Czerwone światło (RL)',
    askedRecently: (again: string) =>
      `Przed chwilą zapytano już o ten produkt. Ponownie można zapytać ${again}.`,
    askedHere: 'Na tym kanale trwa już ankieta o tym produkcie.',
    toPoll: 'Otwórz ankietę',
    cannotAskHere: 'Nie mogę tu pisać. Użyj `/qc` na kanale serwera, na którym jestem.',
    mayNotAsk: 'Potrzebujesz na tym kanale uprawnień do wysyłania wiadomości i tworzenia ankiet.',
    watchTitle: 'Powiadomienia o nowych zdjęciach',
    watchPrompt: 'Gdzie mam dać ci znać, gdy magazyn zrobi zdjęcia tego produktu?',
    watchesInDm: '🔔 O nowych zdjęciach napiszę do ciebie w DM.',
    watchesHere: '🔔 Nowe zdjęcia będą trafiać na ten kanał.',
    watchesElsewhere: (count: number) => `🔔 Także na innych kanałach: ${count}.`,
    watchDm: 'W DM',
    watchHere: 'Na tym kanale',
    alertsStopped: 'Nie będzie tu więcej powiadomień o tym produkcie.',
    chooserTitle: 'Zdjęcia którego produktu?',
    chooseProduct: 'Wybierz produkt',
  },

  lookup: {
    allVariants: (range: string) => `wszystkie warianty ${range}`,
    variantSource: (platform: string) => `Warianty z ${platform}`,
    sizes: 'Rozmiary',
    versions: 'Wersje',
    measuredAt: (agent: string) => `Zmierzono w ${agent}`,
    measured: 'Zmierzono w magazynie',
    options: {
      color: 'Kolor',
      size: 'Rozmiar',
      style: 'Styl',
      version: 'Wersja',
      model: 'Model',
      material: 'Materiał',
      specification: 'Specyfikacja',
    },
    unavailable: 'Nie ma takiej kombinacji',
    anyValue: 'Bez znaczenia',
    valueUnavailable: 'Niedostępne z innymi wybranymi opcjami',
    offerCurrency: (currency) => `Pokazywać ceny także w walucie: ${currency}?`,
    about: (price, second) => `${price} to około ${second}.`,
    showCurrency: (sign) => `Pokaż ${sign}`,
  },

  prices: {
    watch: 'Obserwuj cenę',
    watchStock: 'Obserwuj dostępność',
    watching: 'Obserwujesz cenę',

    title: 'Obserwuję cenę i dostępność',
    allVariants: 'Wszystkie warianty. Aby obserwować tylko jeden, wybierz go najpierw na karcie produktu.',
    cheaper: 'Niższa cena',
    anyLower: 'Każda niższa cena',
    atMost: (price) => `${price} lub mniej`,
    restock: 'Znów dostępne',
    fewLeft: 'Ostatnie sztuki',
    atMostLeft: (count) => `${count} lub mniej`,
    on: 'Włączone',
    off: 'Wyłączone',
    place: 'Gdzie daję ci znać',
    ended: 'Nie obserwuję już tej ceny',
    watchAgain: 'Obserwuj ponownie',

    priceLabel: 'Najwyżej',
    priceHint: (currencies) => `W ${currencies}. Puste: każda niższa cena. 0: wyłączone.`,
    noPrice: (typed) => `Nie umiem odczytać ceny **${typed}**. Wpisz np. 79 albo 79,50.`,
    fewLabel: 'Najwyżej tyle sztuk',
    fewHint: 'Puste lub 0: wyłączone.',
    noCount: (typed) => `Nie umiem odczytać liczby sztuk **${typed}**. Wpisz np. 5.`,

    fell: (now, was) => `${now}, wcześniej ${was}`,
    back: (count) => (count === null ? 'znów dostępne' : `znów dostępne, zostało ${count} szt.`),
    onlyLeft: (count) => `zostało tylko ${count} szt.`,
    lowestIn: (days) =>
      plural(days, { one: 'Najniższa cena od 1 dnia', other: `Najniższa cena od ${days} dni` }),
    lineAlt: (days, before, now) =>
      plural(days, {
        one: `Cena w ciągu 1 dnia: ${before}, teraz ${now}`,
        other: `Cena w ciągu ${days} dni: ${before}, teraz ${now}`,
      }),
    stopped: 'Tutaj nie będzie już powiadomień o cenie tego produktu.',

    stored: (count) => `Obserwowane ceny: ${count}`,
  },

  convert: {
    noAgents: 'Żaden agent nie ma tego produktu.',
    agentClosed: (name: string) => `**${name}** już nie działa.`,
    agentMissing: (name: string) => `**${name}** nie ma linku do tego produktu.`,
    copyAll: 'Kopiuj linki',
    allAgents: (count) => `Agenci: ${count}`,
    agents: (count) =>
      plural(count, {
        one: '1 agent',
        few: `${count} agentów`,
        many: `${count} agentów`,
        other: `${count} agentów`,
      }),
    yours: (list) => `Twoi: ${list}`,
    chooseYours: 'Wybierz swoich, a będą pierwsi.',
    copyTitle: 'Linki u wszystkich agentów',
    original: (platform: string) => `${platform} (oryginał)`,
    more: (count: number) => `Jeszcze ${count} pod „Kopiuj linki”`,
    linkTooLong: 'Link tego agenta jest za długi na przycisk:',
    agentRemoved: 'Link tego agenta do tego produktu nie jest już dostępny.',
  },

  chat: {
    qcCount: (shown: string) => `${shown} QC`,
    noQc: 'brak zdjęć QC',
    detailsMissing: 'Nie wczytano szczegółów. Link działa.',
    titlesOpen: (name: string) => `Tytuły prowadzą do ${name}.`,
    stripAlt: (items: string) => `Zdjęcia z ofert: ${items}`,
    moreLinks: (count: number) =>
      plural(count, {
        one: `I jeszcze ${count} link`,
        few: `I jeszcze ${count} linki`,
        many: `I jeszcze ${count} linków`,
        other: `I jeszcze ${count} linku`,
      }),
    failedLinks: (count: number) =>
      plural(count, {
        one: `Nie udało się przekonwertować ${count} linku`,
        few: `Nie udało się przekonwertować ${count} linków`,
        many: `Nie udało się przekonwertować ${count} linków`,
        other: `Nie udało się przekonwertować ${count} linku`,
      }),
    products: (count: number) => `Produkty: ${count}`,
    both: (first: string, second: string) => `${first}, ${second}`,
    inMessageOf: (name: string) => `Wiadomość: ${name}`,

    qc: 'QC',
    more: 'Inne',
    allAgents: 'Wszyscy agenci',
    remove: 'Usuń',
    showAll: (count: number) => `Pokaż ${count}`,
    chooseProduct: 'Zdjęcia QC…',
    openCard: 'Otwórz kartę',
    parcel: 'Paczka',
    chooseAgents: 'Wybierz swoich agentów',

    noAgents: 'Wybierz swoich agentów raz. Od tej pory linki będą otwierać się u nich.',
    listGone: 'Nie wiem już, o które produkty tu chodzi. Wklej linki jeszcze raz.',
    removed: 'Odpowiedź usunięta.',
    notAuthor: 'Tę odpowiedź może usunąć tylko autor wiadomości albo moderacja.',
    trackOffer: 'Sprawdzić, gdzie jest ta paczka? Zobaczysz to tylko ty.',
    trackPrivately: 'Sprawdź prywatnie',

    unknownSite: (host: string) =>
      `Nie czytam linków z **${host}**. Wyślij mi link z Weidian, Taobao, Tmall, 1688 albo od agenta.`,
    askPrivately: (command: string) =>
      `Twoje paczki to tylko twoja sprawa. Użyj ${command} albo zapytaj mnie w DM.`,
    shortHelp: (command: string) =>
      `Wyślij mi link albo numer przesyłki. Co jeszcze umiem, pokaże ${command}.`,
  },

  alertChannels: {
    title: 'Kanały powiadomień',
    noChannels:
      'Nie ma jeszcze kanałów powiadomień. Wybierz kanał, a będą tam trafiać powiadomienia o paczkach.',
    addChannel: 'Dodaj kanał',
    followedOnlyNotice:
      'Ten serwer dostaje powiadomienia tylko o paczkach śledzonych i produktach obserwowanych na jednym z jego kanałów: kliknij **Śledź tutaj** w `/paczka` albo w `/qc` kliknij **Więcej**, włącz **Obserwuj**, a potem kliknij **Zmień** i **Na tym kanale**. Jeśli to twój bot, dodaj ten serwer do `HOME_GUILD_IDS`, a będzie dostawać wszystkie powiadomienia.',
    event: { tracking: 'Nowe skany', qc: 'Nowe zdjęcia QC' },
    working: (when: string) => `🟢 ostatnie powiadomienie: ${when}`,
    suspended: (reason: string, since: string) =>
      `🔴 ${reason} Wstrzymano ${since}; powiadomienia są przechowywane przez 7 dni.`,
    reasons: {
      gone: 'Tego kanału już nie ma.',
      forbidden: 'Nie widzę tego kanału albo nie mogę na nim pisać.',
      dm_closed: 'Nie mogę wysyłać DM.',
      unsuitable: 'Nie da się tam pisać: wątek jest zablokowany albo ten rodzaj kanału na to nie pozwala.',
      unavailable: 'Discord nie odpowiedział. Spróbuj ponownie za chwilę.',
    },
    pingsRole: (role: string) => `oznacza ${role}`,
    pingsNobody: 'nikogo nie oznacza',
    unmasked: 'pełne numery',
    postTest: 'Wyślij test',
    remove: 'Usuń',
    allChannels: 'Wszystkie kanały',
    added: (event: string, channel: string) => `✅ **${event}** będą trafiać na ${channel}.`,
    removed: (event: string, channel: string) => `Usunięto powiadomienia: **${event}** na ${channel}.`,
    confirmRemove: (channel: string) =>
      `**Usunąć powiadomienia na ${channel}?** Usunięte zostaną też ich ustawienia. To, co ktoś tam śledzi lub obserwuje, nadal będzie się pojawiać.`,
    channelRemoved: 'Ten kanał powiadomień został usunięty.',
    roleNotMentionable: (role: string) =>
      `⚠️ Nie mogę oznaczać ${role}: w ustawieniach tej roli pozwól każdemu ją oznaczać albo daj mi uprawnienie „Zamieszczanie wzmianek @everyone, @here oraz wszystkich ról”.`,
    tested: (channel: string) => `✅ Test wysłany na ${channel}.`,
    testFailed: (channel: string, reason: string) => `🔴 ${channel}: ${reason}`,
    sampleStatus: (name: string) => `Wiadomość testowa od ${name}. Żadna paczka się nie ruszyła.`,
    samplePhotos: (name: string) => `Wiadomość testowa od ${name}. Nie ma nowych zdjęć.`,
  },

  alertOptions: {
    levels: { all: 'każdy skan', milestones: 'ważne etapy i problemy', problems: 'tylko problemy' },
    levelHints: {
      all: 'Około 14 wiadomości na paczkę',
      milestones: 'Około 5 wiadomości na paczkę',
      problems: 'Około 1 wiadomość na 10 paczek',
    },
    means: {
      all: '**Około 14 wiadomości na paczkę:** każdy skan przewoźnika.',
      milestones:
        '**Około 5 wiadomości na paczkę:** przyjęta, w kraju docelowym, po odprawie celnej, wydana do doręczenia, doręczona. Do tego problemy i zmiany terminu.',
      problems: '**Około 1 wiadomość na 10 paczek:** tylko to, czym ktoś musi się zająć.',
    },
    meansDigest: (time: string, what: string) => `**Jedna wiadomość dziennie, o ${time}:** ${what}.`,
    meansCard: '**Jedna cicha wiadomość na paczkę**, która zmienia się z każdym skanem.',
    besidesCard: {
      milestones: 'Oprócz niej ważne etapy i problemy.',
      problems: 'Oprócz niej tylko problemy.',
    },
    dmLevelHints: {
      all: 'Około 14 wiadomości na paczkę',
      milestones: 'Około 5 wiadomości na paczkę',
      problems: 'Tylko gdy paczka wymaga uwagi',
    },
    photoLevels: { all: 'wszystkie nowe zdjęcia', milestones: 'tylko pierwsze zdjęcia', problems: 'nic' },
    photoLevelHints: {
      all: 'Za każdym razem, gdy magazyn doda zdjęcia produktu',
      milestones: 'Raz na produkt',
    },
    noProblemPhotos: 'Zdjęcia QC nigdy nie są problemem, więc nic by się nie pojawiło. Wybierz inny poziom.',
    chooseLevel: 'Wybierz, co publikować',
    dmTitle: 'Powiadomienia w DM',
    channelTitle: (channel: string) => `Powiadomienia na ${channel}`,
    newParcels: 'Paczki śledzone od teraz',
    quietHours: 'Godziny ciszy',
    digest: 'Codzienne podsumowanie',
    quietOrDigest: 'Cisza lub podsumowanie',
    on: 'Włączone',
    off: 'Wyłączone',
    localTime: (place: string, time: string) => `${place}, teraz ${time}`,
    how: 'Jak publikować',
    feed: 'Osobne wiadomości',
    feedHint: 'Wiadomość o każdym zdarzeniu',
    oneCard: 'Jedna karta na paczkę',
    oneCardHint: 'Cicha wiadomość, która zmienia się z każdym skanem',
    silent: 'Bez dźwięku',
    silentHint: 'Bez powiadomień push',
    followsOnly: 'Trafia tu tylko to, co ktoś tutaj śledzi lub obserwuje.',
    inLine: {
      oneCard: 'jedna karta na paczkę',
      silent: 'bez dźwięku',
      quiet: (from: string, until: string) => `cisza ${from}–${until}`,
      digest: (time: string) => `podsumowanie o ${time}`,
    },
    pinged: 'Oznaczana rola',
    nobody: 'Nikt',
    fullNumbers: 'Pełne numery',
    numbersOff: (masked: string) => `Wyłączone: ${masked}`,
    numbersOn: (number: string) => `Włączone: ${number}`,
    chooseRole: 'Wybierz rolę',
    choosePings: 'Kiedy oznaczać rolę',
    problems: 'problemy',
    holdHint:
      'W godzinach ciszy zbieram wszystko i publikuję, gdy się skończą. Codzienne podsumowanie to jedna wiadomość dziennie ze wszystkim, więc zastępuje godziny ciszy.',
    turnOff: 'Wyłącz',
    turnOn: 'Włącz',
    more: 'Więcej',
    from: 'Od',
    until: 'Do',
    time: 'Godzina',
    timeHint: 'Na przykład 22:30, 22.30 albo 8',
    zone: 'Twoje miasto lub strefa czasowa',
    zoneHint: 'Na przykład Warszawa, Londyn, Shanghai albo UTC+2',
    notATime: (typed: string) => `„${typed}” to nie godzina. Wpisz np. 22:30, 22.30 albo 8.`,
    notAZone: (typed: string) =>
      `Nie znam strefy czasowej „${typed}”. Podaj większe miasto w pobliżu albo wpisz np. UTC+2.`,
    sameTimes:
      'Godziny ciszy nie mogą się zaczynać i kończyć o tej samej porze. Jeśli nie chcesz żadnych powiadomień, przestań śledzić paczki.',
    applyToAll: (count: number) =>
      count === 1 ? 'Ustaw dla mojej paczki' : `Ustaw dla moich paczek (${count})`,
    appliedToAll: (count: number) =>
      count === 1 ? '✅ Ustawione dla twojej paczki.' : `✅ Ustawione dla twoich paczek (${count}).`,
    tells: {
      all: 'Powiem ci o każdym skanie',
      milestones: 'Powiem ci o ważnych etapach i problemach',
      problems: 'Powiem ci tylko o problemach',
    },
    inPlaces: (count: number) => `Miejsca, w których ją śledzisz: ${count}`,
    nameHere: 'Nazwa na tym kanale',
    nameShown: (name: string) => `Wszyscy widzą ${name}`,
    nameHidden: 'Ukryta: zamiast niej widać częściowo ukryty numer',
    thisChannel: 'Ten kanał',
    notYours:
      'Nie śledzisz tu tej paczki. Te powiadomienia mogą zmienić tylko osoby, które ją tu śledzą albo zarządzają serwerem.',
    notManager:
      'To, co się tu pojawia, mogą zmieniać tylko osoby zarządzające serwerem. Twoje powiadomienia są w `/ustawienia`.',
  },

  settings: {
    mine: 'Moje ustawienia',
    server: 'Ten serwer',
    data: 'Moje dane',
    trouble: 'Coś nie działa?',
    change: 'Zmień',
    agents: 'Agenci',
    popularAgents: 'Najpierw najpopularniejsi',
    secondCurrency: 'Druga waluta',
    noCurrency: 'Brak, ceny z oferty',
    pricesIn: (name: string) => `Druga waluta: ${name}`,
    rate: (rate: string, day: string) => `1 CN¥ = ${rate}, kurs z ${day}`,
    asServer: 'Tak jak na danym serwerze',
    links: 'Linki i numery na czacie',
    myLinks: 'Odpowiedzi na moje linki i numery',
    on: 'Tak',
    off: 'Nie',
    language: 'Język',
    fromDiscord: (name: string) => `${name}, z Discorda`,
    ownLanguage: (name: string) => `${name}, tak jak na twoim Discordzie`,
    agentsOf: { mine: 'Moi agenci', server: 'Agenci tego serwera' },
    noAgents: 'Nie wybrano żadnych, więc najpierw są najpopularniejsi.',
    agentOrder: 'Są na początku, w tej kolejności:',
    closedAgent: (name: string) => `${name} (zamknięty)`,
    changeAgent: 'Zmień agenta',
    addAgent: 'Dodaj agenta',
    addAgentBetween: (first: string, last: string) => `Dodaj: ${first} – ${last}`,
    agentLimit: (max: number) => `Najwięcej można mieć ${max}. Usuń jednego, aby dodać innego.`,
    agentPosition: (name: string, position: number, count: number) => `${name}: ${position} z ${count}`,
    moveUp: 'W górę',
    moveDown: 'W dół',
    removeAgent: 'Usuń',
    linksOn: 'Odpowiadam na linki i numery przesyłek',
    linksOff: 'Nie odpowiadam na linki i numery przesyłek',
    exceptChannels: (channels: string) => `Z wyjątkiem: ${channels}`,
    alsoChannels: (channels: string) => `Ale odpowiadam na: ${channels}`,
    turnOn: 'Włącz',
    turnOff: 'Wyłącz',
    exceptIn: 'Kanały bez odpowiedzi:',
    alsoIn: 'Kanały, na których mimo to odpowiadam:',
    chooseChannels: 'Wybierz kanały',
    publicLanguage: 'Język odpowiedzi widocznych dla wszystkich',
    reasons: {
      deployment: 'Operator bota to wyłączył (AUTO_CONVERT).',
      intent:
        'Discord pozwala mi czytać tylko wiadomości, w których ktoś mnie oznacza (Message Content Intent). Oznacz mnie albo użyj Aplikacje › Sprawdź.',
      server: 'Na tym serwerze jest to wyłączone.',
      channel: 'Na tym kanale jest to wyłączone.',
      permission: 'Brakuje mi tu uprawnień.',
      own: 'Masz to wyłączone w swoich ustawieniach.',
    },
    permissionsIn: (channel: string) => `Co mogę robić na ${channel}`,
    permissionMissing: (permission: string) =>
      `🔴 Brak uprawnienia „${permission}”: nadaj je mojej roli albo w ustawieniach kanału`,
    replyRefused: (channel: string, when: string) => `🔴 ${channel}: Discord odrzucił moją odpowiedź ${when}`,
  },

  status: {
    works: 'Wszystko działa',
    broken: (names: string) => `Nie działa: ${names}`,
    service: 'Paczki i produkty',
    notResponding: (when: string) => `nie odpowiada, ostatnia odpowiedź: ${when}`,
    noResponseYet: 'jeszcze ani razu nie odpowiedziało',
    notCalledYet: 'od startu nie było jeszcze zapytań',
    machines: 'Instancje',
    machinesIncomplete: (count: number) =>
      `działające: ${count}. Na niektórych serwerach chwilowo nie odpowiadam; zwykle mija to w ciągu minuty.`,

    database: 'Baza danych',
    notWritable:
      'zapis nie działa: dopóki nie wróci, nic nowego nie jest zapisywane, a zdarzenia są odrzucane',
    alerts: 'Powiadomienia',
    noAlertsWaiting: 'żadne nie czeka',
    alertsWaiting: (count: number, since: string) => `oczekujące: ${count}, najstarsze utworzono ${since}`,
    channelsPaused: (channels: string, command: string) =>
      `wstrzymane: ${channels}. Powód pokazuje ${command}.`,
    somePaused: (count: number) =>
      `wstrzymane na tym serwerze: ${count}. Powód widzi osoba, która zarządza serwerem.`,
    polling: 'Regularne sprawdzanie',
    pollingBehind: (count: number, since: string) =>
      `opóźnione. Paczki i produkty w kolejce: ${count}; pierwszy termin minął ${since}`,

    dms: 'DM do ciebie',
    dmsOpen: 'otwarte',
    dmsClosed: 'zamknięte. Zezwól na wiadomości od członków serwera albo napisz do mnie.',
    linksIn: (channel: string) => `Linki na ${channel}`,
    replies: 'odpowiadam',
    noReply: (agents: number) =>
      `**Brak odpowiedzi na link?** Czytam Weidian, Taobao, Tmall, 1688 i agentów (${agents}).`,
    dateOff:
      '**Data się nie zgadza?** Szacuję ją z innych paczek na tej samej trasie. Z każdą jest dokładniejsza.',
    reference: 'Każdy komunikat o błędzie ma numer. Podaj go moderacji.',
  },

  privacy: {
    title: 'Moje dane',
    nothingStored: 'Nie przechowuję o tobie żadnych danych',
    parcels: (count: number) => `**Śledzone paczki (${count})**`,
    products: (count: number) => `Obserwowane produkty: ${count}`,
    also: '**Poza tym**',
    archived: (count) => `Paczki w twoim archiwum: ${count}`,
    recentProducts: (count: number) => `Oglądane produkty: ${count}`,
    alertChannels: (count: number) => `Kanały powiadomień ustawione przez ciebie: ${count}`,
    settings: 'twoje ustawienia',
    pendingAlerts: (count: number) => `Powiadomienia, które jeszcze dostaniesz: ${count}`,
    replies: (count: number) => `Zapisy o moich odpowiedziach na twoje wiadomości: ${count}`,
    retention:
      'Twoje wiadomości nigdy nie są zapisywane. Zapisy o moich odpowiedziach i wysłane powiadomienia znikają po 30 dniach, oglądane produkty po 180.',
    delete: 'Usuń wszystko',
    askDelete: 'Usunąć wszystko?',
    confirmDelete:
      'Znikną twoje paczki, haule, obserwowane produkty i ustawienia. **Tego nie można cofnąć.**\n-# Znikną też nadane nazwy, archiwum, udostępnione kopie hauli, oglądane produkty, zapisy o moich odpowiedziach na twoje wiadomości, niewysłane powiadomienia i dane pobrane tylko dla ciebie.\n-# Kanały powiadomień ustawione przez ciebie zostaną na serwerze, ale już bez powiązania z tobą. Wcześniejsze kopie zapasowe operatora bota będą zawierać te dane, dopóki operator ich nie usunie.',
    deleted: 'Gotowe: nic już nie jest o tobie zapisane, poza wcześniejszymi kopiami zapasowymi.',
  },

  help: {
    title: 'Wklej link albo numer przesyłki',
    where:
      'W DM odpowiadam na jedno i drugie. Na kanale odpowiadam na linki, a przy numerach proponuję sprawdzenie paczki. Paczkę widzisz tylko ty.',
    mentioned: 'W DM do mnie albo w wiadomości, w której mnie oznaczysz.',
    track: 'kiedy dotrze paczka',
    qc: 'zdjęcia z magazynu',
    lookup: 'cena, dostępność, waga',
    convert: 'link u twojego agenta',
    haul: 'koszt zakupu i wysyłki',
    settings: 'agenci, waluta, dane',
    alerts: 'posty na kanałach',
    menu: 'Albo w menu wiadomości: *Aplikacje › Sprawdź*.',
    trackParcel: 'Sprawdź paczkę',
    myAgents: 'Moi agenci',
    numberHint: 'Litery i cyfry, np. LP00123456784821CN',
  },

  input: {
    acceptedLinks:
      'Rozpoznaję linki do produktów z Weidian, Taobao, Tmall i 1688 oraz strony produktów u agentów, np. CNFans, Kakobuy czy Superbuy.',
    nothingInMessage: 'Nie widzę w tej wiadomości ani linku do produktu, ani numeru przesyłki.',
    noProductIn: (typed, accepted) => `Nie znajduję produktu w „${typed}”. ${accepted}`,
    whichPlatform: (id) => `Z jakiej platformy jest \`${id}\`?`,
    shopLink:
      'Ten link prowadzi do sklepu albo wyników wyszukiwania, a nie do konkretnego produktu. Otwórz tam produkt i wklej jego link.',
    inputTooLong: (max: number) =>
      `Za długie: wklej sam link (maks. ${max} ${plural(max, { one: 'znak', few: 'znaki', many: 'znaków', other: 'znaku' })}).`,
    unknownAgent: (name: string, nearest: string) => `Nie znam agenta „${name}”. Czy chodzi o: ${nearest}?`,
    unknownAgentPick: (name: string) =>
      `Nie znam agenta „${name}”. Wybierz kogoś z listy, która pojawia się podczas pisania.`,
    tooManyUnknownNumbers: (again: string) => `Za dużo nieznanych numerów. Spróbuj ponownie ${again}.`,
    tooManyFollows: (max: number) =>
      `To już limit śledzonych paczek i obserwowanych produktów (${max}). Najpierw przestań śledzić jakąś paczkę (\`/paczka\`) albo obserwować produkt (\`/qc\`).`,
    notFollowedHere:
      'To nie są twoje powiadomienia. Wyłączyć je może tylko osoba, która je włączyła, albo moderacja.',
    tooManyAlertChannels: (max: number) =>
      `Ten serwer ma już maksymalną liczbę kanałów powiadomień (${max}). Najpierw usuń jeden przez \`/powiadomienia usuń\`.`,
    noAlertChannels:
      'Ten serwer nie ma jeszcze kanałów powiadomień. Dodaj pierwszy przez `/powiadomienia dodaj`.',
    noMatchingAlertChannel:
      'Ten kanał nie dostaje takich powiadomień. `/powiadomienia lista` pokaże, które dostają.',
    everyoneRole: 'Powiadomienia nigdy nie oznaczają @everyone. Wybierz inną rolę albo żadną.',
    missingPermissions: (names: string, channel: string) =>
      `Nie mogę jeszcze pisać na ${channel}. Brakuje mi tam uprawnień: **${names}**. Nadaj je mojej roli albo w ustawieniach kanału i spróbuj ponownie.`,
    cannotPostHere:
      'Nie mogę pisać na tym czacie. Wybierz powiadomienia w DM albo kanał na serwerze, na którym jestem.',
    userCannotPost:
      'Nie możesz pisać na tym kanale, więc nie mogę wysyłać tu dla ciebie powiadomień. Wybierz DM albo inny kanał.',
    userCannotShare:
      'Nie możesz wysyłać wiadomości na tym kanale, więc nie mogę tu niczego za ciebie udostępnić.',
    tooManyPosts: (again: string) =>
      `W krótkim czasie opublikowano moimi przyciskami wiele wiadomości. Możesz opublikować kolejną ${again}.`,
    slowMode: (again: string) =>
      `Na tym kanale działa tryb powolny. Mogę znów coś za ciebie opublikować ${again}.`,
    testedRecently: (channel: string, again: string) =>
      `Kanał ${channel} był testowany przed chwilą. Możesz go przetestować ponownie ${again}.`,
  },

  errors: {
    unexpected:
      'Coś poszło nie tak po mojej stronie. Spróbuj ponownie, a jeśli to się powtórzy, podaj moderacji numer błędu widoczny poniżej.',
    withReference: (sentence: string, reference: string) => `${sentence}\n-# Numer błędu: ${reference}`,
    outdatedComponent:
      'Ten przycisk pochodzi ze starszej wersji i już nie działa. Użyj polecenia jeszcze raz.',
    notAllowed: 'Potrzebujesz do tego uprawnienia „Zarządzanie serwerem”.',
    tooManyInteractions: (again: string) =>
      `Zbyt wiele twoich zapytań w ciągu minuty. Spróbuj ponownie ${again}.`,
    badRequest: 'Nie udało się przetworzyć tego zapytania. Sprawdź, czy wszystko jest wpisane poprawnie.',
    unauthorised:
      'Nie mam teraz dostępu do danych, bo klucz bota został odrzucony. Może to naprawić tylko operator bota.',
    parcelNotFound:
      'Nie mogę znaleźć tego numeru. Sprawdź, czy nie ma w nim literówki; nowy numer może pojawić się dopiero po dniu lub dwóch.',
    productNotFound: 'Nie mogę znaleźć tego produktu. Sprawdź link albo wklej link prosto z platformy.',
    linkNotFound:
      'Nie udało mi się znaleźć produktu pod tym linkiem. Otwórz link i wklej adres strony, na którą trafisz.',
    rateLimited: (again: string | null) =>
      again === null
        ? 'Jest teraz zbyt wiele zapytań. Spróbuj ponownie za minutę.'
        : `Jest teraz zbyt wiele zapytań. Spróbuj ponownie ${again}.`,
    unavailable:
      'Nie mogę teraz pobrać danych. Z twoim zapytaniem wszystko w porządku, spróbuj ponownie za kilka minut.',
    timedOut: 'Trwało to zbyt długo. Spróbuj ponownie za chwilę.',
    invalidResponse:
      'Przyszła odpowiedź, której nie rozumiem. Spróbuj ponownie później, a jeśli to się powtórzy, podaj moderacji numer błędu widoczny poniżej.',
  },

  liveCard: {
    before: (what: string) => `Wcześniej: ${what}`,
    followInDms: 'Śledź w DM',
    followed: (parcel: string) =>
      `🔔 Napiszę do ciebie w DM, gdy z paczką **${parcel}** wydarzy się coś ważnego.`,
    masked: 'Ten numer jest tu ukryty. Aby dostawać powiadomienia w DM, wpisz cały numer.',
    enterNumber: 'Wpisz numer',
  },

  digest: {
    overnight: (news) => `W nocy: ${news}`,
    both: (first, second) => `${first}, ${second}`,
    needYou: (count) =>
      plural(count, {
        one: '1 wymaga uwagi',
        few: `${count} wymagają uwagi`,
        other: `${count} wymaga uwagi`,
      }),
    arriveToday: (count) =>
      plural(count, {
        one: '1 dotrze dziś',
        few: `${count} dotrą dziś`,
        other: `${count} dotrze dziś`,
      }),
    delivered: (count) => `doręczone: ${count}`,
    prices: (count) =>
      plural(count, { one: '1 zmiana ceny', few: `${count} zmiany cen`, other: `${count} zmian cen` }),
    notices: (count) =>
      plural(count, {
        one: '1 kanał bez powiadomień',
        few: `${count} kanały bez powiadomień`,
        other: `${count} kanałów bez powiadomień`,
      }),
    onlyScans: (scans, parcels) =>
      `${plural(scans, { one: '1 skan', few: `${scans} skany`, other: `${scans} skanów` })} ${plural(parcels, { one: '1 paczki', other: `${parcels} paczek` })}`,
    newPhotos: 'nowe zdjęcia QC',
    silent: 'brak skanów dłużej niż zwykle',
    ended: 'już nie sprawdzam',
    andMore: (names: string, count: number) => `${names} i jeszcze ${count}`,
    ordinaryScans: (count, since) =>
      plural(count, {
        one: `I 1 zwykły skan ${since}`,
        few: `I ${count} zwykłe skany, pierwszy ${since}`,
        other: `I ${count} zwykłych skanów, pierwszy ${since}`,
      }),
    myParcels: 'Moje paczki',
    change: 'Zmień podsumowanie',
    changeQuietHours: 'Godziny ciszy',
    held: (count) => `wstrzymane do końca godzin ciszy lub do podsumowania: ${count}`,
  },

  suspended: {
    line: (channel) => `Nie mogę już pisać na ${channel}`,
    missing: (names) => `Brakuje mi tam uprawnień: ${names}. Nadaj je mojej roli albo w ustawieniach kanału.`,
    gone: 'Tego kanału już nie ma. Nadal śledzisz swoje paczki: zmień w `/paczka`, gdzie mam dawać znać, albo dodaj inny kanał przez `/powiadomienia dodaj`.',
    thenTest: 'Potem naciśnij *Wyślij test*.',
    waiting: 'Powiadomienia z ostatnich 7 dni czekają i zostaną wysłane, gdy kanał znów będzie działał.',
    works: (channel) => `Powiadomienia znów przychodzą na ${channel}, także te, które czekały.`,
    mayNotTest: (channel: string) =>
      `Nie możesz wysyłać wiadomości na kanale ${channel}. Test musi wysłać ktoś, kto może. Możesz też poczekać: sam próbuję dalej.`,
  },

  permissions: {
    ViewChannel: 'Wyświetlanie kanału',
    SendMessages: 'Wysyłanie wiadomości',
    SendMessagesInThreads: 'Wysyłanie wiadomości w wątkach',
    EmbedLinks: 'Zamieszczanie linków',
    AttachFiles: 'Załączanie plików',
    ReadMessageHistory: 'Czytanie historii czatu',
    SendPolls: 'Tworzenie ankiet',
  },
};
