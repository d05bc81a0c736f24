import type { Table } from '../table.ts';

/** Correios, CTT, CTT Expresso, Jadlog, Loggi, Total Express, DPD, GLS, DHL and Amazon in Portuguese of Brazil and Portugal. */
export const pt: Table = {
  capitals: 'names',
  beforePlaces:
    'rua avenida praca travessa em a de desde para por via do da dos das no na nos nas ao com entre sobre ate pelo pela e',
  notNames:
    /^(?!(?:cajamar|tomar|gaspar|ovar|aguiar|vilar|mar|almada|guarda|chaves|gibraltar|alcacer|salazar|bolivar|cesar|xavier|alenquer|horizonte|vicente|prudente|monte|ponte|fonte|machado|prado|salgado|dourado|moura|conceicao|assuncao|piedade|soledade|trindade|pomar|valenca|braganca|salvador|cascavel|gravatai|esmoriz)$).*(cao|coes|sao|soes|mento|mentos|dade|dades|ad[oa]s?|id[oa]s?|agem|agens|encia|ancia|ando|endo|indo|ar|er|ir|vel|veis|mente|nte|ura)$/,
  words: {
    filler: `
      o, a, os, as, um, uma, uns, umas, ao, aos, do, da, dos, das, de, d, em, no, na, nos, nas, num, numa, neste, nesta, nesse, nessa, deste, desta, com, por, para, pelo, pela, pelos, pelas, pra, desde, entre, sobre, segundo a, conforme, durante, dentro, sob, perante, contra, apos, depois, junto, ou, que, qual, onde, quando, como, quem, mais, menos, muito, tao, so, somente, apenas, tambem, alem, assim, agora, ja, aqui, ali, la, se, seu, sua, seus, suas, te, teu, tua, lhe, lhes, me, meu, minha, nosso,
      nossa, nossos, nossas, vosso, vossa, voce, voces, ele, ela, lo, este, esta, isto, estes, estas, esse, essa, isso, esses, essas, mesmo, mesma, proprio, propria, todo, toda, todos, todas, tudo, cada, algum, alguma, alguns, algumas, varios, ambos, tal, foi, foram, fomos, e se, sido, ser, sao, era, eram, estar, estao, estamos, estava, estavam, esteve, estando, estado em, encontra, encontra se, encontram se, encontram, encontrava se, tem, temos, tinha, ter, tendo, haver, ha, houve, havia, havido,
      apresentar, fez, fizemos, feito, feita, fazer, faz, sofreu, sofrer, sofre, teve, tivemos, conseguido, realizar, efetuar, efectuar, proceder, procedeu, procedemos, dar, deu, dado, ficou, fica, passou, passado, passamos, acaba de, acabou de, acabamos de, de ser, fora, objeto, objetos, objecto, objectos, pacote, pacotes, encomenda, encomendas, volume, volumes, item, itens, artigo, artigos, produto, produtos, mercadoria, mercadorias, envio, envios, remessa, remessas, carta, cartas, correspondencia,
      compra, compras, carga, conteudo, expedicao @number, mala direta, devido a, devido ao, devido, por causa de, por causa da, por causa do, por motivo de, por motivos, por parte de, por parte do, por parte da, porque, pois, ja que, atraves de, atraves do, atraves da, em nome de, em nome do, a cargo de, com destino, com destino a, com destino ao, destinado a, destinada a, em relacao a, de acordo com, de acordo, acordo com, a partir de, a partir do, a partir da, partir, junto a, junto ao, em maos,
      em mao, em poder, em posse, na posse, posse, por meio, para recebimento, para recebimento do objeto, conforme autorizado pelo remetente, apos o horario limite, horario limite, com sucesso, corretamente, correctamente, devidamente, finalmente, diretamente, directamente, fisicamente, eletronicamente, electronicamente, eletronica, automaticamente, manualmente, atualmente, actualmente, recentemente, totalmente, completamente, oficialmente, normalmente, infelizmente, ola, oi, boas noticias,
      boa noticia, oba, eba, parabens, otimo, caro, cara, prezado, prezada, ontem, processo de, servico, servicos, operacao, operacoes, rede, equipa, equipe, time, zona, area, regiao, municipio, bairro, distrito, estado de, uf, concelho, linha, tipo, modalidade, numero, nr, n, ref, referencia, codigo de, codigo, via, urgente, expresso, expressa, express, economico, padrao, prioritario, sedex, pac, hora, horas, h, hs, am, pm, kg, sem contacto, sem contato, atual, anterior, principal, final, inicial,
      primeiro, primeira, terceira, ultimo, ultima, 1a, 2a, 3a, aos cuidados, cuidados, portugal, brasil, lisboa, porto @number, acores, madeira, espanha, china, hong kong, franca, alemanha, estados unidos, eua, europa, sa, s a, ltda, lda, cep, sr, sra, dona, interna, interno, incomodo, transtorno, transtornos, outro, outra, outros, outras, unico, escolhido, escolhida, selecionado, selecionada, indicado, indicada, indicados, informado por voce, correspondente, combinado, combinada, habitual, segue,
      sequencia, virtude, em virtude, proprio punho, pouco, vem, veio, vindo, nacional @number, adicional, adicionais, apresenta, apresentam, concluir, finalizar, porto de mos, chines, chinesa, brasileiro, brasileira, portugues, portuguesa, europeu, asiatico, espanhol, submetido a, submetida a, submetido, submetida, passar, passar no, passar na, por telefone, por telemovel, telefonicamente, tocamos a campainha, tocou a campainha, tocamos, bem, sempre, sim, eu, eles, elas, dele, dela, deles, delas,
      cujo, cuja, cujos, cujas, aquele, aquela, aqueles, aquelas, daquele, daquela, dessa, desse, desses, dessas, destes, destas, nessas, nesses, nestes, nestas, naquele, naquela, dois, duas, tres, quatro, cinco, seis, sete, oito, nove, onze, doze, quinze, vinte, bastante, muitos, muitas, poucos, poucas, grande, grandes, maior, maiores, menor, debaixo, baixo, cima, diante, lado, ao lado, algo, ambas, aonde, cedo, mais cedo, mediante, certamente, geral, meus, minhas, teus, tuas, vossos, vossas, estou,
      faco, dispoe, diversos, diversas, relacao, fisica, fisico, noutra, noutro, provocou, causou, originou, ocasionou, provocado, provocada, causado, causada, prestadas, prestada, no momento da entrega, no ato da entrega, quando chegamos, chegamos, imediato, doc, documento final, final @number, cpf final, rg final, j t, br, solo, indenizado, indemnizado, pedido de cancelamento nao aceito, pedido de cancelamento recusado, cancelamento nao aceito, cancelamento recusado, cancelamento negado,
      cancelamento nao e possivel, correta, correto, certa, certo, sem cobranca de tributos, sem cobranca de impostos, extravio nao confirmado, avaria nao confirmada, perda nao confirmada, ainda por marcar, portal ctt, portal, rumo, rumo ao, rumo a, fato, facto, momento, alem disso, ademais, depois disso, integralmente, parcialmente, presencialmente, seguramente, com exito, sem problemas, sem danos, intacto, intacta, em bom estado, em perfeitas condicoes, perfeitas condicoes, caixa, caixas,
      volume unico, envelope, quilos, gramas, peso de, reais, euros, r, apto, lote, quadra, loja 1, doca, esteira, setor, corredor, prateleira, nossa equipe, nossa equipa, colega, colegas, colaboradores, funcionarios, atendente, operadores, turno, madrugada, logo cedo, consoante, atraves, por via, juntamente, ao longo, cerca de, por volta, no maximo, no minimo, o mais tardar, anteontem, hoje cedo, continente, mercado, primeira milha, freguesia, interior, capital, zona norte, zona sul, zona leste,
      zona oeste, central, afinal, futura, futuro, indemnizacao, indenizacao, indemnizacao em analise, indenizacao em analise, dado como, dada como, indemnizacao a ser tratada, ocorrer, ocorre
    `,
    advice: `
      por favor, por favor aguarde, favor, favor aguardar, obrigado, obrigada, agradecemos, desculpe, desculpas, pedimos desculpa, pedimos desculpas, desculpem, lamentamos, sentimos muito, sentimos, para mais informacoes, mais informacoes, para mais detalhes, mais detalhes, consulte, consultar, visite, visitar, confira, veja, entre em contato, entre em contacto, entrar em contato, entrar em contacto, contacte, contate, contacte nos, ligue, lembre se, lembre, tenha em conta, fique atento, fique de olho,
      acompanhe, acompanhar o, acompanhar a, pode consultar, voce pode consultar, pode acompanhar, voce pode acompanhar, avisaremos, iremos avisar, iremos informar, vamos avisar, vamos te avisar, vamos informar, informaremos, notificaremos, mantemos, manteremos, voce recebera um sms, recebera um sms, recebera um email, recebera um e mail, recebera uma notificacao, recebera um codigo, enviaremos, atendimento, atendimento ao cliente, apoio ao cliente, central de atendimento, sac, site dos, site, app,
      aplicativo, aplicacao, clique, clique aqui, acesse, aceda, duvidas, ajuda, fale conosco, saiba mais, minhas importacoes, estamos trabalhando, estamos a trabalhar, trabalhamos para, para retira lo, para retirar lo, e preciso informar, descarregue, verifique, dirija se, compareca, horario de funcionamento, assim que tivermos, rastreie, aguarde novas, aguarde mais, tenha em maos, apresente, pode reagendar, pode agendar, pode solicitar, pode escolher, apresentando, esperamos que goste,
      esperamos que aproveite, que goste, aproveite, use, utilize, use o codigo, insira, digite, leia o qr code, mostre, leve, leve o seu, leve um documento, nao se esqueca, nao esqueca, certifique se, avise, rota sera corrigida, a rota sera corrigida, corrigiremos a rota, remetente sera indenizado, sera indenizado, remetente sera indemnizado, sera indemnizado, sera ressarcido, remetente sera ressarcido, e preciso ter alguem no endereco para receber o carteiro, e preciso ter alguem no endereco,
      e necessario ter alguem no endereco, e preciso ter alguem, atualizaremos, atualizaremos o estado, iremos atualizar, sera avisado, sera notificado, ira receber, desculpe o transtorno, agradecemos a sua paciencia, queira, nao se preocupe, nao precisa fazer nada, nao precisa de fazer nada, nao e necessario fazer nada, nao e preciso fazer nada, nenhuma acao necessaria, nenhuma acao e necessaria, leve consigo, traga, nao va, nao se desloque, fale com, aguarde o aviso, aguarde notificacao,
      aguarde a notificacao, aguarde o sms, recebera o codigo, ira receber um sms, vai receber um sms, vai receber o codigo, ira receber o codigo, aguarde aviso
    `,
    soon: 'em breve, brevemente, o mais breve possivel, o mais rapido possivel, logo que possivel, assim que possivel, ao longo do dia, durante o dia, nos proximos dias, nas proximas horas, proximas horas, proximos dias, imediatamente, de imediato, rapidamente, logo, em instantes, daqui a pouco, quanto antes, proximamente, faltam @number paragens, faltam @number paradas, a @number paragens, a @number paradas',
    today:
      'hoje, hoje mesmo, no dia de hoje, ainda hoje, esta manha, esta tarde, esta noite, no mesmo dia, mesmo dia',
    tomorrow:
      'amanha, no dia seguinte, dia seguinte, dia util seguinte, no dia util seguinte, no proximo dia util, proximo dia util, depois de amanha, outro dia, noutro dia, em outro dia, proximo dia, nova data, outra data, data posterior, mais tarde',
    again:
      'novamente, de novo, outra vez, mais uma vez, novo, nova, novos, novas, segunda vez, voltara a, voltaremos a, voltar a, segunda, segundo, 2o, 2 a',
    yet: 'ainda, ate agora, ate ao momento, ate o momento, por enquanto, por agora, de momento, no momento, neste momento',
    and: 'e, mas, porem, contudo, entretanto, no entanto, por isso, portanto, entao, em seguida, de seguida, seguida, posteriormente, enquanto, tendo em vista, logo depois, embora, todavia, apos esse prazo, apos este prazo, apos essa data, apos esta data, findo o prazo, findo esse prazo, findo este prazo, depois dessa data, depois desse prazo, passado esse prazo, passado este prazo, decorrido esse prazo, a partir dai',
    not: `
      nao, nem, nunca, jamais, sem, tampouco, ja nao, nao foi, nao foram, impossivel, impossibilidade, impossibilidade de, impossibilitado, impossibilitada, impossibilitando, impossibilita, incapaz, nao pode, nao podem, nao pode ser, nao podem ser, nao podera, nao podemos, nao pudemos, nao puderam, nao se pode, nao e possivel, nao foi possivel, nao sendo possivel, nao tem sido possivel, nao era possivel, nao se conseguiu, nao conseguimos, nao conseguiu, nao conseguiram, nao foi conseguida,
      sem ter sido, sem que, sem poder, sem possibilidade de, nenhum, nenhuma, nada, deixou de, nao tendo sido, em vez de, em vez do, em vez da, ao inves de, ao inves do, ao inves da, em lugar de, isento de, isenta de, isentos de, isentas de, isento, isenta
    `,
    not_before:
      'nao se realizou, nao ocorreu, nao aconteceu, nao foi realizada, nao foi realizado, nao foi efetuada, nao foi efetuado, nao foi feita, nao foi feito, nao se concretizou, nao foi concretizada, nao teve lugar',
    will: `
      sendo, sera, serao, seremos, estara, estarao, seja, sejam, havera, vai ser, vao ser, vai, vao, iremos, ira, irao, vamos, pendente de, pendente de ser, pendentes de, pendente do, pendente da, aguardando, aguardando por, aguardando o, aguardando a, aguardando ser, aguarda, aguardam, aguardar, a aguardar, aguardamos, aguarde, a espera de, a espera de ser, a espera do, a espera da, espera de, em espera de, em espera por, esperando, esperando por, esperando ser, esperamos, espera se, espera ser,
      a ser, para ser, por ser, para que, para que seja, a fim de, deve, deve ser, devem, devem ser, devera, devera ser, deverao, deverao ser, devemos, tem que, tem de, temos de, temos que, tera que, tera de, assim que, logo que, uma vez que, quando for, quando forem, quando estiver, sujeito a, sujeita a, sujeito, sujeita, em vias de, prestes a, prestes a ser, a realizar, a efetuar, por realizar, tentara, tentarao, tentaremos, procederemos a, sera feita, iniciaremos, iniciara, comecara, precisa,
      precisam, precisamos, precisa ser, pretende, for, forem, esteja, quer, a aguardar que, aguardamos que, aguardando que, tera, terao, teremos, fara, farao, faremos, passara, passarao, realizara, realizarao, sofrera, dara, quase, depende do, depende da, depende de, devia ter sido, deveria ter sido, devia ser, deveria ser, devia, deveria, deveriam, deviam, ha de, hao de, pretendemos, gostaria de, querem, procuraremos, ocorrera
    `,
    until:
      'antes de, antes da, antes do, antes de ser, ate, ate que, ate ao, ate a, ate o, ate que nao, ate que nao se',
    will_around: `
      pendente, pendentes, previsto, prevista, previstos, previstas, previsto para, prevista para, previsto para o, previsao, previsao de, estimado, estimada, estimados, estimadas, data estimada, esperado, esperada, espera se que, programado, programada, programados, programadas, planeado, planeada, planejado, planejada, calculada, aproximada, aproximadamente, provavel, provavelmente, preve, preve se, estimativa, estimativa de, sujeita a confirmacao, sujeito a confirmacao, sujeita a alteracoes,
      sujeito a alteracoes, sujeita a alteracao, a partir de segunda|terca|quarta|quinta|sexta, salvo imprevistos, salvo atrasos, se nao houver imprevistos, se tudo correr bem
    `,
    can: 'pode, podem, podemos, podera, poderao, poderia, poderiam, possa, possam, pode ser, podem ser, podera ser, possivel, possiveis, possivelmente, possibilidade, possibilidade de, e possivel, e possivel que, talvez, pudesse, teria, teriam, seria, seriam, posso',
    if: `
      se nao, se for, se nao for, se nao forem, se forem, se tiver, se houver, se voce, se o destinatario, se o cliente, se o objeto, se a encomenda, se o envio, se o pacote, se a entrega, se a morada, se o endereco, se estiver, se ninguem, se desejar, se pretender, se preferir, se precisar, se quiser, se ja, caso, caso nao, caso o, caso a, caso contrario, em caso de, no caso de, a menos que, a nao ser que, salvo se, exceto se, desde que, senao, do contrario, houver, tiver, tiverem, estiverem,
      enquanto nao, sem levantamento ate, sem retirada ate, sem recolha ate, sem levantamento antes, assim que recebermos, logo que recebermos, quando recebermos, tao logo, so apos, apenas apos, somente apos, somente se, apenas se, so se, so quando, mediante o pagamento, depois de pagar, enquanto os|as impostos|taxas|direitos nao, salvo, apos @number dias, passados @number dias, decorridos @number dias, ao fim de @number dias, enquanto o pagamento nao
    `,
    delivered: `
      entregue, entregues, entregou, entregaram, entrega realizada, entrega efetuada, entrega efectuada, entrega concluida, entrega finalizada, entrega completa, entrega completada, entrega confirmada, entrega feita, entrega bem sucedida, entrega com sucesso, entrega executada, entrega conseguida, entrega ok, ja entregamos, ja entregamos o, confirmacao de entrega, confirmada a entrega, realizada a entrega, efetuada a entrega, realizamos a entrega, concluimos a entrega, realizou a entrega,
      entrega bem sucedida no, entregamos com sucesso, nas maos do cliente, nas maos do destinatario, ficou com o morador, ficou com o destinatario, ficou com o cliente, ficou com a destinataria
    `,
    delivery:
      'entrega, entregas, entregar, entrega lo, entrega la, entregar lhe, entregamos, entregando, reentrega, redistribuicao, distribuicao, distribuir, distribuindo, nova entrega, entrega domiciliaria, entrega ao domicilio, entrega em domicilio, entrega domiciliar, entrega final, entrega interna',
    delivering: `
      saiu para entrega, saiu para a entrega, saiu para distribuicao, saida para entrega, saida para distribuicao, saido para entrega, sai para entrega, saiu em entrega, saiu em distribuicao, saiu a distribuir, saiu com o entregador, saiu com entregador, em entrega, em distribuicao, em distribuicao domiciliaria, em processo de entrega, em processo de distribuicao, em rota de entrega, em rota para entrega, em rota de distribuicao, rota de entrega, em rota para o destinatario, em fase de distribuicao,
      em fase de entrega, a ser entregue agora, esta a ser entregue, estao a ser entregues, esta sendo entregue, sendo entregue, estamos a entregar, estamos entregando, entrega em curso, entrega em andamento, distribuicao em curso, a caminho do destinatario, a caminho do seu endereco, a caminho da sua morada, a caminho da morada, a caminho do endereco, a caminho do seu domicilio, a caminho da sua casa, a caminho do cliente, a caminho para entrega, a caminho para ser entregue, a caminho de si,
      a caminho de voce, a caminho ate voce, a caminho do endereco de entrega, indo ate voce, em viatura para entrega, na viatura de entrega, no veiculo de entrega, no veiculo para entrega, carregado para entrega, carregada para entrega, em giro, em volta, na volta do carteiro, com o entregador para entrega, em transito para entrega, em transito para o destinatario, saindo para entrega, saindo para a entrega, liberado para entrega ao destinatario, em rota, estafeta ja saiu com, estafeta saiu com,
      o estafeta ja saiu com a sua encomenda, estafeta ja saiu, estafeta saiu, motorista saiu com, entregador saiu com, carteiro saiu com, motorista ja saiu com, entregador ja saiu com, carteiro ja saiu com, motorista ja saiu, entregador ja saiu, na rota de entrega, no giro do carteiro, saiu com o estafeta, saiu com o carteiro, saiu com o motorista, a bordo da viatura, na viatura de distribuicao, na viatura do estafeta, carregado na viatura de entrega, carregado no veiculo de entrega
    `,
    signed:
      'assinado, assinada, assinados, assinou, assinado por, assinada por, assinatura obtida, assinatura recolhida, assinatura recebida, assinatura capturada',
    collected: `
      recolhido, recolhida, recolhidos, recolhidas, recolheu, recolhemos, coletado, coletada, coletados, coletadas, coletou, coletamos, colectado, colectada, levantado, levantada, levantados, levantadas, levantou, retirado, retirados, retirou, retiraram, sido retirada, foi retirada, encomenda retirada, retirada por, retirada efetuada, retirada realizada, retirada concluida, coleta realizada, coleta efetuada, coleta concluida, coleta finalizada, coleta confirmada, recolha efetuada, recolha realizada,
      recolha concluida, recolha efectuada, levantamento efetuado, levantamento realizado, levantamento concluido, apanhado, buscado, retirada pelo, retirada pela, transportadora ja esta com, transportadora esta com, coleta feita, recolha feita
    `,
    collection:
      'recolha, recolhas, recolher, coleta, coletas, coletar, coletando, colecta, levantamento, levantar, levanta lo, levanta la, levante, retirada, retirar, retira lo, retira la, retire, recolhimento, buscar, busca lo, ir buscar, vir buscar',
    accepted: `
      aceite, aceites, aceito, aceita, aceitos, aceitas, aceitou, aceitacao, aceitamos, admitido, admitida, admissao, deu entrada, deu entrada na rede, entrada na rede, entrou na rede, dado entrada, na nossa posse, em nossa posse, em nosso poder, ingressado na rede, ja esta conosco, ja esta connosco, esta conosco, esta connosco, expedicao aceite, sob nossa responsabilidade, receptado, em posse da transportadora, na posse da transportadora, em poder da transportadora, na posse dos @carrier,
      em posse dos @carrier, em posse dos correios, entrou na nossa rede
    `,
    received:
      'recebido, recebida, recebidos, recebidas, recebeu, recebemos, receberam, recebimento, recepcao de, recepcao do, recepcao, receber, recebe lo, recebe la, recebendo, recebe, rececionado, rececionada, recepcionado, recepcionada, conferido, conferida, conferencia, aviso de recebimento recebido, rececao, recebermos, rececionamos',
    handed:
      'transferido, transferida, transferidos, transferidas, transferencia, transferiu, transferir, repassado, repassada, repasse, passado para, passada para, cedido, cedida, apresentado, apresentada, apresentacao, apresentou, confiado, confiada, atribuido, atribuida, atribuicao, designado, designada, remetido a, intercambio, nos entregue, vendedor entregue, remetente entregue, remetente nos entregue, vendedor nos entregue, submissao',
    posted:
      'postado, postada, postados, postadas, postagem, postou, postar, despachado pelo remetente, enviado pelo remetente, expedido pelo remetente, franqueado',
    dropped_off:
      'entregue pelo remetente, entregue pelo vendedor, entregue por remetente, entregue pelo expedidor, depositado pelo remetente, depositada pelo remetente, deixado pelo remetente, deixada pelo remetente, deixado pelo vendedor, entregue na loja pelo remetente, depositado pelo vendedor',
    deposited:
      'depositado, depositada, depositados, depositou, depositar, deixado, deixada, deixados, deixou, deixamos, deixar, colocado, colocada, inserido, inserida, armazenado no cacifo, guardado no, posto em',
    arrived:
      'chegado, chegada, chegadas, chegou, chegaram, chega, chegam, chegar, chegando, entrada, entradas, entrou, entrado, entrar, ingresso, ingressou, deu entrada no, deu entrada na, deu entrada em, alcancou, atingiu, nas nossas instalacoes, nas instalacoes, esta nas nossas instalacoes, presente em, atracou, atracado, atracada, ja esta na cidade, ja se encontra na cidade, ja esta em sua cidade, ja esta na sua cidade',
    departed: `
      saiu, sairam, saida, saidas, saido, sai, sair, saindo, partida, partidas, partiu, partido, partir de, deixado o pais, deixou o pais, abandonou, expedido, expedida, expedidos, expedicao, expediu, decolou, descolou, decolagem, descolagem, zarpou, despachado para, embarcou para, egresso, deixou o centro|armazem|aeroporto|hub|terminal|porto|pais|deposito|polo, deixou a unidade|agencia|filial|base|loja|instalacao|origem|alfandega|china, deixou as instalacoes,
      deixou a nossa|sua unidade|agencia|filial|base, deixou o nosso centro|armazem|terminal|deposito
    `,
    processed: `
      processado, processada, processados, processadas, processamento, processando, processar, em processamento, em processo, processo, tratado, tratada, tratamento, em tratamento, manuseado, manuseio, manipulado, tramitacao interna, gestao, gerido, validado, validada, consolidado, consolidada, consolidacao, desconsolidado, ensacado, unitizado, unitizada, lotacao, passagem, passagem por, passagem interna, movimentacao interna, em tramitacao, tramitado, verificado no, operacional em, operado,
      a ser processad*, sendo processad*, a ser tratad*, sendo tratad*, a ser manusead*, sendo manusead*, a ser validad*, sendo validad*, a tratar, a processar, verificado sem avaria|avarias|danos, verificada sem avaria|avarias|danos, conferido sem avaria|avarias|danos
    `,
    sorted:
      'triado, triada, triados, triagem, em triagem, triando, separado, separada, separacao, classificado, classificada, classificacao, ordenado, ordenada, roteirizado, roteirizada, roteirizacao, a ser triad*, sendo triad*, a ser separad*, sendo separad*, a separar, a triar',
    scanned:
      'digitalizado, digitalizada, digitalizacao, escaneado, escaneada, leitura, lido, lida, bipado, registado em, registado no, registado na, registrado em, registrado na unidade, identificado em, localizado em, conferido em, lemos, lido no, lida no, lido na',
    loaded:
      'carregado, carregada, carregados, carregamento, carregando, carregar, embarcado, embarcada, embarcados, embarque, embarcou, embarcando, a bordo, em carregamento, colocado a bordo',
    unloaded:
      'descarregado, descarregada, descarregados, descarregamento, descarregando, descarga, desembarcado, desembarcada, desembarque, desembarcou, a ser descarregada, a ser descarregado, sendo descarregada, sendo descarregado, em descarga, a descarregar',
    sent: 'enviado, enviada, enviados, enviadas, enviou, enviamos, enviar, enviando, encaminhado, encaminhada, encaminhados, encaminhadas, encaminhamento, encaminhar, encaminhou, encaminhando, despachado, despachada, despachados, despachou, despacho, despachar, remetido, remetida, reenviado, reenviada, reenvio, reencaminhado, reencaminhada, reencaminhamento, seguiu, seguiu para, exportado, exportada, direcionado, direcionada, direcionamento, injetado, distribuido, distribuida',
    transit: `
      em transito, transito, transitando, a caminho, caminho, a caminho de, a caminho do, a caminho da, em viagem, viagem, viajando, viajar, viaja, em rota para, rota, em transporte, transporte, transportes, transportado, transportada, transportando, transportar, em transferencia, em movimento, movimento, movimentado, movimentacao, movendo se, em deslocamento, deslocamento, desloca se, deslocado, seguindo, a seguir para, segue para, segue a caminho, segue viagem, dirige se, em conexao, conexao,
      ligacao, percurso, em percurso, avancando, circulando, em curso para, em traslado, transbordo, em encaminhamento, leva, levando, indo para, trajeto, a ser transportad*, sendo transportad*, a ser movimentad*, sendo movimentad*, a ser transferid*, sendo transferid*, a ser encaminhad*, sendo encaminhad*, retoma o percurso, retomou o percurso, retoma viagem, retomou viagem, continuacao, para continuacao
    `,
    landed: 'aterrou, aterrado, aterrissou, aterrizou, aterragem, aterrissagem, pousou, pouso',
    cleared: `
      desalfandegado, desalfandegada, desalfandegados, desembaracado, desembaracada, desembaracados, desalfandegamento concluido, desalfandegamento finalizado, desalfandegamento completo, desalfandegamento efetuado, desalfandegamento realizado, desalfandegamento terminado, desembaraco concluido, desembaraco finalizado, desembaraco realizado, desembaraco aduaneiro concluido, desembaraco aduaneiro finalizado, desembaraco aduaneiro realizado, desembaraco autorizado, desembaraco aduaneiro autorizado,
      liberado pela alfandega, liberada pela alfandega, liberado da alfandega, liberado na alfandega, liberada na alfandega, liberado pela receita federal, liberada pela receita federal, liberado pela receita, liberado pela aduana, liberado pela fiscalizacao, liberado pela fiscalizacao aduaneira, liberacao aduaneira concluida, liberacao alfandegaria concluida, liberado da fiscalizacao aduaneira, libertado pela alfandega, libertada pela alfandega, importacao autorizada, importacao liberada,
      exportacao autorizada, processo alfandegario concluido, processo aduaneiro concluido, fiscalizacao aduaneira concluida, fiscalizacao aduaneira finalizada, fiscalizacao concluida, fiscalizacao finalizada, procedimentos aduaneiros concluidos, tramites aduaneiros concluidos, formalidades aduaneiras concluidas, passou na alfandega, passou pela alfandega, despacho aduaneiro concluido, despacho concluido, nacionalizado, nacionalizada, passou pelos controlos alfandegarios|aduaneiros,
      passou o controlo aduaneiro|alfandegario, passou pelo controlo aduaneiro|alfandegario, passou pela fiscalizacao, passou pela fiscalizacao aduaneira, saiu da fiscalizacao aduaneira, saiu da fiscalizacao
    `,
    clearance: `
      desalfandegamento, desalfandegar, desembaraco, desembaraco aduaneiro, desembaraco alfandegario, desembaraco alfandegaria, desembaracar, despacho aduaneiro, despacho alfandegario, despacho de importacao, despacho de exportacao, liberacao aduaneira, liberacao alfandegaria, liberacao da alfandega, liberacao pela alfandega, liberacao na alfandega, liberacao da receita federal, liberacao fiscal, tramites aduaneiros, tramites alfandegarios, tramites, tramitacao, tramite aduaneiro, formalidades,
      formalidades aduaneiras, formalidades alfandegarias, processo aduaneiro, processo alfandegario, processo de importacao, procedimentos aduaneiros, procedimento aduaneiro, procedimento alfandegario, procedimentos alfandegarios, nacionalizacao, declaracao, declaracao de importacao, declaracao aduaneira, declaracao alfandegaria, declarado, declarada, autorizacao, autorizacao para exportacao, autorizacao de importacao, autorizacao da receita federal, regularizacao
    `,
    released:
      'liberado, liberada, liberados, liberadas, liberacao, liberou, liberar, libertado, libertada, libertacao, autorizado, autorizada, autorizados, autorizou, desbloqueado, desbloqueada, libertou, liberta, libertaram, liberaram',
    inspection: `
      inspecao, inspeccao, inspecionado, inspecionada, inspecionar, vistoria, vistoriado, fiscalizacao, em fiscalizacao, fiscalizado, fiscalizada, analise, em analise, analisado, analisada, analisando, exame, examinado, revisao, revista, verificacao, verificado, verificada, verificando, controlo, controle, conferencia aduaneira, conferencia fisica, avaliacao, avaliado, reavaliacao, quarentena, analise de destinacao, a ser inspecionad*, sendo inspecionad*, a ser analisad*, sendo analisad*,
      a ser fiscalizad*, sendo fiscalizad*, a ser verificad*, sendo verificad*, a ser vistoriad*, sendo vistoriad*, analisar, verificar, fiscalizar, examinar, a inspecionar, controlos
    `,
    security:
      'seguranca, controlo de seguranca, controle de seguranca, inspecao de seguranca, verificacao de seguranca, raio x, raios x, raio',
    held: 'retido, retida, retidos, retidas, retencao, reteve, detido, detida, parado, parada, paralisado, paralisada, bloqueado, bloqueada, bloqueio, suspenso, suspensa, suspensao, em espera, intercetado, intercetada, interceptado, interceptada, imobilizado, preso, presa, pausado, em pausa, em pendencia, pendencia, sobrestado, represado, em standby',
    stored:
      'armazenado, armazenada, armazenados, armazenamento, armazenagem, guardado, guardada, guarda, em guarda, sob custodia, custodia, permanece, permanecem, permanecera, a tua espera, a sua espera, esta a espera, a espera do cliente, a espera do destinatario, esperando por voce, te esperando, espera por si, aguarda o destinatario, aguarda por si, em deposito, conservado, mantido, posta restante, continua no, continua na',
    seized:
      'apreendido, apreendida, apreendidos, apreensao, confiscado, confiscada, confisco, perdimento, pena de perdimento, arrestado',
    returned:
      'devolvido, devolvida, devolvidos, devolvidas, devolveu, devolvemos, retornado, retornada, retornados, retornou, devolucao efetuada, devolucao concluida, devolucao realizada, devolucao finalizada, devolucao entregue, regressado, regressou, levado de volta, levada de volta, trazido de volta, trazida de volta',
    return:
      'devolucao, devolucoes, devolver, devolve lo, retorno, retornos, retornar, regresso, logistica reversa, reversa, restituicao',
    returning:
      'em devolucao, em processo de devolucao, devolvendo, a devolver, retornando, em retorno, em processo de retorno, regressando, a regressar, de regresso, de volta, voltando, em regresso, a retornar, caminho de volta, a caminho de volta, devolve, retorna, sendo devolvid*, sendo retornad*, esta|estao a ser devolvid*, regressa, regressam, volta ao remetente, retornam, a voltar, esta a voltar',
    back: 'volta, voltou, atras, regressado ao',
    refused: `
      recusado, recusada, recusados, recusadas, recusou, recusou se, recusa, recusou se a receber, recusou receber, recusou o recebimento, recusa de recebimento, recusa do destinatario, recusar, rejeitado, rejeitada, rejeicao, rejeitou, negado, negada, negou, negou se a receber, nao aceite pelo destinatario, nao aceito pelo destinatario, nao aceitou, nao aceitou receber, nao quis receber, nao quer receber, nao quis, nao deseja receber, recusado pelo destinatario, indeferido, indeferida, nao se aceitou,
      nao foi aceite pelo destinatario, nao foi aceito pelo destinatario, nao foi aceito pelo cliente, nao foi aceite pelo cliente
    `,
    damaged: `
      danificado, danificada, danificados, danificadas, dano, danos, avariado, avariada, avariados, avaria no objeto, avarias, quebrado, quebrada, partido em transito, rasgado, rasgada, violado, violada, violacao, molhado, molhada, amassado, amassada, deteriorado, deteriorada, estragado, estragada, inutilizado, com avaria, sinistrado, sinistrada, sinistro, vazamento, embalagem danificada, atingido por incendio, atingido por incendio em unidade operacional, espoliado, espoliada,
      embalagem rasgada|danificada|aberta|violada|rompida|molhada|amassada, rompido, rompida, rasgados, molhou, molhou se, quebrou, quebrou se, partiu se, rasgou, rasgou se, apontou avaria, apontou avarias, avaria constatada, avaria detetada, avaria detectada, avarias detectadas, avaria encontrada, esmagado, esmagada, derramado, vazando, com vazamento, perfurado, perfurada
    `,
    lost: 'extraviado, extraviada, extraviados, extravio, extraviou, perdido, perdida, perdidos, perda, perdeu se, roubado, roubada, roubo, assalto, furtado, furtada, furto, desaparecido, desaparecida, desaparecimento, sumiu, nao localizado, nao localizada, nao foi localizado, nao foi localizada, nao encontrado no, paradeiro desconhecido, encomenda nao encontrada, objeto nao encontrado, faltante',
    found:
      'encontrado, encontrada, encontrados, localizado, localizada, localizados, recuperado, recuperada, achado, reencontrado, localizar o objeto, localizar a encomenda, localizar o pacote, localizar a sua encomenda, localizar o seu objeto, localizar o envio, encontrar a encomenda, encontrar o objeto, encontrar o pacote, extraviado|perdido foi localizado|encontrado|recuperado, extraviada|perdida foi localizada|encontrada|recuperada, nao estava extraviado|perdido, nao estava extraviada|perdida',
    cancelled:
      'cancelado, cancelada, cancelados, canceladas, cancelou, cancelamento, cancelar, anulado, anulada, anulados, anulacao, anulou, anular, revogado, invalidado, estornado, desistencia, sem efeito',
    delayed:
      'atraso, atrasos, atrasado, atrasada, atrasados, atrasou, atrasar, atrasara, atrasando, com atraso, demora, demoras, demorar, demorara, demorado, demorada, tardar, tarde, atrasar se, retardado, fora do prazo, mais tempo, mais tempo que o previsto, mais tempo do que o previsto, mais tarde do que o previsto, prazo diferenciado, distribuicao sujeita a prazo diferenciado, prazo de entrega estendido, atraso na entrega previsto',
    rescheduled:
      'reagendado, reagendada, reagendamento, reagendar, reagendou, remarcado, remarcada, remarcacao, reprogramado, reprogramada, reprogramacao, adiado, adiada, adiamento, adiou, postergado, postergada, data alterada, alteracao de data, alteracao da data, alteracao da data de entrega, data de entrega alterada, mudanca de data, nova data de entrega, entrega reagendada, entrega adiada',
    redirected: `
      redirecionado, redirecionada, redirecionamento, redirecionar, redirigido, reexpedido, reexpedida, reexpedicao, desviado, desviada, desvio, novo endereco, nova morada, outro endereco, outra morada, mudanca de endereco, alteracao de morada, alteracao de endereco, alteracao da morada, morada alterada, morada corrigida, morada atualizada, endereco alterado, endereco corrigido, endereco atualizado, correcao de endereco, correcao de morada, correcao de rota, em correcao de rota, alteracao de destino,
      mudanca de rota, endereco alternativo, morada alternativa
    `,
    missorted: `
      mal encaminhado, mal encaminhada, mal direcionado, mal direcionada, mal triado, mal separado, encaminhado incorretamente, enviado incorretamente, erro de triagem, erro na triagem, erro de encaminhamento, erro de roteirizacao, erro de rota, rota errada, rota incorreta, destino errado, destino incorreto, unidade errada, unidade incorreta, centro errado, loja errada, enviado por engano, enviado para destino errado, encaminhado para destino errado, por engano, desencaminhado, desencaminhada,
      extraviado na rota
    `,
    prohibited: `
      proibido, proibida, proibidos, conteudo proibido, objeto proibido, perigoso, perigosa, mercadoria perigosa, mercadorias perigosas, artigo perigoso, artigos proibidos, restrito, restrita, restringido, ilegal, contrabando, nao permitido, nao permitida, conteudo nao permitido, contem liquido, impossibilitando seu transporte, impossibilitando o transporte, proibicao, entrada proibida, bateria|baterias de litio nao declarada|declaradas, conteudo nao declarado, mercadoria nao declarada,
      transporte nao permitido
    `,
    problem: `
      problema, problemas, incidente, incidentes, incidencia, incidencias, ocorrencia, ocorrencias, erro, erros, falha operacional, excecao, anomalia, anomalias, irregularidade, irregularidades, dificuldade, dificuldades, inconveniente, imprevisto, imprevistos, contratempo, alerta, complicacao, insucesso operacional, divergencia, cacifo cheio, cacifo lotado, cacifos cheios, armario cheio, armario lotado, locker cheio, locker lotado, sem cacifos livres, sem espaco no cacifo, sem espaco no armario,
      excede, excede as dimensoes permitidas, excede as dimensoes, excede o peso, excede o tamanho, excede o limite, ultrapassa, ultrapassa as dimensoes, ultrapassa o limite, ultrapassa o peso, dimensoes excedidas, peso excedido, fora das dimensoes, demasiado grande, demasiado pesado, grande demais, pesado demais, muito grande, muito pesado, nao coube, nao cabe, nao coube no cacifo, nao cabe no cacifo, cacifo avariado, cacifo indisponivel
    `,
    investigation:
      'investigacao, investigando, em investigacao, investigado, averiguacao, em averiguacao, apuracao, em apuracao, reclamacao, pesquisa, busca, em busca, rastreamento iniciado, a procurar, procurando, pedido de informacao, inquerito, localizando, manifestacao, investigar, a investigar',
    destroyed:
      'destruido, destruida, destruidos, destruicao, descartado, descartada, descarte, refugo, refugado, abandonado, abandonada, abandono, eliminado, inutilizacao, lixo',
    uncollected: `
      nao procurado, nao procurada, nao procurado pelo destinatario, nao reclamado, nao reclamada, nao retirado, nao retirado pelo destinatario, nao retirada pelo destinatario, nao retirado no prazo, nao levantado, nao levantada, nao levantado pelo destinatario, nao levantada pelo destinatario, nao levantado no prazo, nao levantada no prazo, nao foi levantado, nao foi levantada, nao foi retirado, nao foi retirada, nao foi retirado pelo destinatario, nao foi procurado, destinatario nao retirou,
      cliente nao retirou, destinatario nao levantou, cliente nao levantou, nao foi reclamado, destinatario nao compareceu, nao compareceu
    `,
    expired: `
      prazo expirado, prazo encerrado, prazo esgotado, prazo terminado, prazo vencido, prazo ultrapassado, prazo excedido, prazo de retirada encerrado, prazo de levantamento expirado, prazo de guarda esgotado, fim do prazo, terminou o prazo, expirou o prazo, esgotado o prazo, prazo terminou, prazo expirou, expirado, expirada, expirou, vencido, vencida, venceu, ultrapassado, tempo esgotado, encerrado o prazo,
      prazo levantamento|retirada|recolha|coleta|guarda|entrega|levantar|retirar terminad*|terminou|expirad*|expirou|encerrad*|encerrou|esgotad*|vencid*|venceu|ultrapassad*|excedid*|finalizad*|concluid*, terminad*|expirad*|encerrad*|esgotad*|ultrapassad*|vencid*|finalizad* prazo levantamento|retirada|recolha|coleta|guarda|levantar|retirar, prazo concluido|finalizado|encerrou|venceu|excedeu
    `,
    reminder: `
      lembrete, ultimo aviso, segundo aviso, 2o aviso, aviso final, ultimo dia, ultimos dias, relembramos, lembramos, lembramos que, recordamos, ultima oportunidade, ultimo dia para levantar, ultimo dia para retirar, falta um dia, falta 1 dia, faltam @number dias, terminar o prazo, termina o prazo, prazo termina, termina hoje, termina amanha, vence hoje, vence amanha, prazo de levantamento prolongado, prazo prolongado, prazo prorrogado, prazo de retirada prorrogado, prazo de guarda prolongado,
      prazo de levantamento alargado, restam @number dias, restam dois dias, restam apenas dois dias, restam apenas @number dias, faltam dois dias
    `,
    attempt:
      'tentativa, tentativas, tentado, tentada, tentamos, tentou, tentaram, tentar, tentando, primeira tentativa, segunda tentativa, terceira tentativa, ultima tentativa, 1a tentativa, 2a tentativa, 3a tentativa, tentativa de entrega, tentativas de entrega, visita, visita realizada, passamos ai, estivemos ai, insistencia',
    failed:
      'falhado, falhada, falhou, falha, falhas, fracassado, fracassada, insucesso, sem sucesso, malsucedido, malsucedida, mal sucedido, mal sucedida, frustrado, frustrada, infrutifero, infrutifera, entrega falhada, entrega falhou, falha na entrega, falha de entrega, insucesso na entrega, insucesso de entrega, entrega sem sucesso, entrega frustrada, entrega impossivel, nao conseguida, nao conseguido, nao bem sucedida, em vao, improdutiva, improdutivo, nao entregavel, gorada',
    complete: `
      concluido, concluida, concluidos, concluidas, concluiu, conclusao, finalizado, finalizada, finalizados, finalizadas, finalizacao, terminado, terminada, terminados, terminou, realizado, realizada, realizados, realizadas, efetuado, efetuada, efetuados, efetuadas, efectuado, efectuada, executado, executada, completo, completa, completado, completada, confirmado, confirmada, confirmacao, bem sucedido, bem sucedida, sucesso, cumprido, cumprida, encerrado, encerrada, ok, feita com sucesso, concretizado, concretizada
    `,
    started:
      'iniciado, iniciada, iniciados, iniciadas, inicio, inicia, iniciou, iniciamos, iniciar, iniciando, comecou, comecado, comeco, comeca, aberto, aberta, abertura',
    ongoing:
      'em curso, em andamento, em progresso, andamento, em execucao, decorre, a decorrer, continua, continua em, prossegue, a prosseguir, em continuidade, retomada, retomado',
    ready:
      'pronto, pronta, prontos, prontas, disponivel, disponiveis, disponibilizado, disponibilizada, disponibilidade, a disposicao, a sua disposicao, a disposicao do, liberado para retirada, liberada para retirada, liberado para levantamento, disponivel para si, ja disponivel',
    prepared: `
      preparado, preparada, preparados, preparando, preparacao, em preparacao, preparar, a preparar, prepara, preparamos, preparou, em separacao, separando, montagem, separacao do pedido, a ser preparad*, sendo preparad*, esta a embalar, esta embalando, a ser embalada, a ser embalado, separar, em separacao no estoque, em preparo, em producao, fabricacao, em fabrico
    `,
    created:
      'criado, criada, criados, criadas, criou, criacao, gerado, gerada, gerados, gerou, geracao, impresso, impressa, emitido, emitida, emitidos, emitiu, emissao, registado, registada, registados, registrado, registrada, registrados, registro, registo, registou, cadastrado, cadastrada, cadastro, lancado no sistema, inserido no sistema, inserida no sistema, no sistema, sistema, introduzido no sistema, documentado, elaborado',
    announced:
      'anunciado, anunciada, anuncio, pre anuncio, pre anunciado, pre registado, pre registada, pre registo, pre registro, pre aviso, pre avisado, pre alerta, pre postagem, pre postado, pre notificado, pre notificacao, pre informado, preadvertido, pre aceitacao, pre cadastrado, manifestado, manifesto, comunicado pelo remetente, informado pelo remetente, previsao de chegada ao operador, antecipado',
    booked:
      'agendado, agendada, agendados, agendadas, agendamento, agendou, agendar, marcado, marcada, marcacao, marcar, combinado com, combinada com, acordado com, acordada com, reservado, reservada, contratado, contratada, data marcada, entrega agendada, hora marcada, janela',
    requested:
      'solicitado, solicitada, solicitados, solicitacao, solicitacoes, solicita, solicitou, solicitamos, solicitar, requisitado, requisitada, requisicao, pedido de, pedido pelo, a pedido de, a pedido do, a pedido da, pediu, pedimos, instrucao, instrucoes, instrucoes do remetente, pede, pedem',
    changed:
      'alterado, alterada, alterados, alteracao, alteracoes, alterou, alterar, modificado, modificada, modificacao, atualizado, atualizada, atualizacao, actualizado, actualizada, corrigido, corrigida, correcao, mudanca, mudado, mudada, opcao, opcoes, preferencias, ajuste, ajustado, retificado, retificada',
    required:
      'necessario, necessaria, necessarios, necessarias, obrigatorio, obrigatoria, exigido, exigida, exigidos, exige, requerido, requerida, requer, requerem, preciso, precisa de, precisamos de, imprescindivel, exigencia, necessita, necessitamos, complementar, obrigatoriedade, e necessario, e necessaria, e obrigatorio, e preciso, exigem',
    missing:
      'falta, faltam, falta de, faltando, em falta, faltante no, ausencia de documentacao, ausencia de documentos, omisso, omissa, nao informado, nao informada, nao apresentado, nao apresentada, nao apresentados, nao fornecido, carece, sem numero',
    incomplete:
      'incompleto, incompleta, incompletos, incompletas, insuficiente, insuficientes, ilegivel, ilegiveis, nao completo, nao completa, incompreensivel',
    wrong:
      'incorreto, incorreta, incorretos, incorretas, incorrecto, incorrecta, errado, errada, errados, erradas, erroneo, erronea, invalido, invalida, invalidos, nao valido, nao valida, inexistente, inexistentes, nao existe, nao existem, mal, falso, falsa, erro em, erro no, erro na, erro de, nao confere, nao corresponde, nao coincide, divergente, divergentes, inconsistente, inconsistentes, equivocado, inexato, nao e correta, nao e correto, nao esta correta, nao esta correto, irregular',
    unknown:
      'desconhecido, desconhecida, desconhecidos, nao conhecido, nao conhecida, nao e conhecido, nao identificado, nao identificada, nao consta, falecido, falecida, nao encontrado no endereco, nao encontrado na morada, desconhecido no local, desabitado, desabitada, imovel desabitado, nao procurado no endereco, nao identificada na morada',
    moved:
      'mudou, mudou se, mudado de endereco, se mudou, mudou de endereco, mudou de morada, mudou de residencia, mudanca de residencia, mudaram se, mudou se sem deixar morada, mudou se sem deixar endereco, sem deixar morada, cliente mudou, ja nao mora, ja nao reside, nao mora mais, nao reside mais, nao mora, nao reside, nao trabalha mais, ja nao trabalha',
    notified:
      'notificado, notificada, notificados, notificacao, notificacoes, notificou, notificamos, informado, informada, informamos, avisado, avisada, avisamos, avisou, aviso enviado, aviso por sms, sms, sms enviado, sms entregue, email, e mail, mensagem, mensagens, mensagem enviada, comunicado, comunicada, comunicacao, comunicamos, notificar, avisar, enviamos um aviso, telefonema, aviso de chegada enviado, contactado por telefone, informar',
    paid: 'pago, paga, pagos, pagas, pagou, quitado, quitada, liquidado, liquidada, liquidados, pagamento confirmado, pagamento efetuado, pagamento efectuado, pagamento realizado, pagamento recebido, pagamento aprovado, pagamento concluido, cobrado, cobrada, imposto pago, compensado, apos o pagamento',
    pay: 'pagamento, pagamentos, pagar, cobranca, cobrar, a cobranca, contra reembolso, reembolso, valor a pagar, quitacao, liquidacao, liquidar, pagar na entrega, pagamento na entrega, boleto, montante, quantia, custo, custos, dinheiro, cobrancas',
    recipient: `
      destinatario, destinatarios, destinataria, cliente, clientes, cliente final, consumidor, morador, moradores, moradora, recebedor, receptor, titular, comprador, compradora, consignatario, familiar, um familiar, parente, pessoa, pessoa autorizada, proprio destinatario, terceiro autorizado, terceiros autorizados, responsavel, representante, representante legal, importador, funcionario, colaborador do cliente, a si, a voce, para voce, para si, ate voce, ate si, alguem, procurador, utilizador,
      inquilino, porta voz, autorizado a receber, pessoa responsavel, outra pessoa, terceiro, terceiros, pessoalmente, pessoa no local
    `,
    sender:
      'remetente, remetentes, expedidor, vendedor, vendedores, vendedora, loja online, lojista, fornecedor, comerciante, cliente remetente, emissor, exportador, fabricante, marca, ordenante, loja de origem, embarcador, domicilio do remetente, cliente expedidor, cliente de origem',
    to_sender:
      'ao remetente, para o remetente, a remetente, ao expedidor, ao vendedor, para o vendedor, ao fornecedor, ao lojista, a loja de origem, a origem, para a origem, para origem, ao pais de origem por, ao cliente remetente, ao emissor, remetente original, ao remetente original, ao endereco do remetente, a morada do remetente, ao local de origem, ao ponto de origem, para o remetente original, ao embarcador',
    courier:
      'carteiro, carteiros, carteira, estafeta, estafetas, entregador, entregadora, entregadores, motorista, motoristas, motoboy, condutor, distribuidor, mensageiro, mensageira, agente de entrega, agente de distribuicao, nosso entregador, nosso motorista, driver, courier, colaborador, motorista da coleta, carteira do giro, motorista parceiro, entregador parceiro',
    to_courier:
      'ao carteiro, a carteira, ao estafeta, a estafeta, ao entregador, ao motorista, ao condutor, ao distribuidor, ao mensageiro, para o carteiro, para o entregador, para o motorista, para o estafeta, a um estafeta, a um motorista, a um entregador, ao agente de entrega, ao courier, ao motoboy, ao nosso motorista, ao nosso entregador',
    carrier: `
      transportadora, transportadoras, transportador, transportadores, correio, correios, correios do brasil, ctt, ctt expresso, jadlog, loggi, total express, azul cargo, latam cargo, sequoia, braspress, melhor envio, kangu, imile, anjun, shopee, shopee xpress, mercado envios, mercado livre, operador, operador logistico, operador postal, operadora, empresa de transporte, empresa de transportes, servico postal, servicos postais, administracao postal, logistica, postal, postais, nos ctt, pelos ctt, vasp,
      delnext, paack, chronopost, nacex, seur, dpd portugal, empresa transportadora, empresa de entregas, os correios, origem postal
    `,
    to_carrier:
      'a transportadora, a transportador, ao transportador, aos correios, aos ctt, ao operador, ao operador logistico, ao operador postal, a empresa de transporte, a empresa de transportes, para a transportadora, para os correios, para os ctt, a @carrier, ao correio, a nossa rede, a rede, ao transporte, a loggi, a jadlog, a empresa transportadora, a nos, ao servico postal',
    onward_carrier: `
      transportadora local, transportadora parceira, transportadora final, transportadora de destino, transportadora parceira local, outra transportadora, parceiro, parceiros, parceira, parceiro local, parceiro logistico, parceiro de entrega, parceiro de entregas, empresa parceira, operador logistico parceiro, operador parceiro, operador local, operador de destino, operador postal de destino, operador final, correio local, correio de destino, agente local, correspondente local,
      ao operador logistico parceiro, ao operador parceiro, ao operador local, ao operador de destino, ao operador postal de destino, a transportadora local, a transportadora parceira, a transportadora final, a transportadora de destino, a outra transportadora, para outra transportadora, a uma transportadora, para a transportadora local, para transportadora local, ao transportador local, ao transportador final, ao parceiro, ao parceiro local, ao parceiro logistico, ao parceiro de entrega,
      ao parceiro de distribuicao, ao nosso parceiro, ao nosso parceiro local, ao correio local, a empresa parceira, a empresa de entregas, a empresa de distribuicao, ao agente local, a parceiro, para parceiro, ao subcontratado, a terceiros, ao transportador de ultima milha, a transportadora responsavel pela entrega, transportadora responsavel pela entrega, ao centro de entregas parceiro, a agencia parceira
    `,
    airline:
      'companhia aerea, companhias aereas, a companhia aerea, a companhia, para a companhia aerea, linha aerea, linhas aereas, transporte aereo, transportadora aerea, a transportadora aerea, terminal de carga, terminal de cargas, terminal de carga aerea, agente de handling, handling, companhia de aviacao, a companhia de aviacao',
    broker:
      'despachante, despachantes, ao despachante, despachante aduaneiro, despachante oficial, ao despachante aduaneiro, transitario, ao transitario, agente, agente de carga, agente aduaneiro, agente de cargas, intermediario, consolidador, consolidadora, encaminhador, agente alfandegario, redirecionador',
    customs: `
      alfandega, alfandegas, a alfandega, aduana, aduaneiro, aduaneira, aduaneiros, aduaneiras, alfandegario, alfandegaria, alfandegarios, alfandegarias, receita federal, receita federal do brasil, receita, receita fiscal, autoridade aduaneira, autoridades aduaneiras, autoridade tributaria, autoridade alfandegaria, autoridade competente, autoridades competentes, autoridades, autoridade, orgao anuente, orgaos anuentes, orgao de fiscalizacao, orgaos de fiscalizacao, orgaos fiscalizadores,
      orgao fiscalizador, orgao, orgaos, anvisa, vigiagro, ibama, exercito, fisco, fiscal, recinto alfandegado, recinto, recinto aduaneiro, fronteira, na alfandega, estancia aduaneira, servicos aduaneiros, armazem alfandegado, terminal alfandegado
    `,
    neighbour:
      'vizinho, vizinha, vizinhos, um vizinho, uma vizinha, ao vizinho, a um vizinho, endereco vizinho, em endereco vizinho, casa do vizinho, morada vizinha',
    mailbox:
      'caixa de correio, caixa do correio, caixa de correios, caixa de correspondencia, caixa de correios inteligente, caixa postal, caixa de correio do destinatario, recetaculo postal, receptaculo postal, recetaculo, receptaculo, apartado, apartado postal, caixa de entrada, caixa de cartas, caixa coletora do cliente',
    door: 'porta, a porta, porta de casa, a entrada da casa, local seguro, lugar seguro, local combinado, local acordado, local indicado, local autorizado, garagem, jardim, quintal, terraco, alpendre, varanda, patio, tapete, portao, casa, residencia, local de preferencia',
    reception:
      'portaria, portarias, na portaria, porteiro, porteira, ao porteiro, na rececao, rececionista, recepcionista, na recepcao, a recepcao, recepcao do predio, recepcao da empresa, recepcao do condominio, rececao da empresa, zelador, zeladora, sindico, vigilante, seguranca do predio, seguranca do condominio, condominio, administracao do condominio, guarita, balcao da empresa, sala de correspondencia, concierge, recepcao do edificio, rececao do edificio',
    locker:
      'cacifo, cacifos, cacifo 24h, cacifo @number, cacifo ctt, cacifo automatico, cacifo inteligente, locker, lockers, locker @carrier, locker 24h, armario inteligente, armario automatico, armario, terminal automatico, caixa inteligente, parcel locker, amazon locker, maquina de encomendas, clique e retire, cacifo locky, locky, locker inteligente, smart locker, terminal de autoatendimento',
    pickup_point: `
      ponto, pontos, ponto @carrier, ponto ctt, ponto de recolha, pontos de recolha, ponto de retirada, ponto de levantamento, ponto de coleta, ponto de entrega, pontos de entrega, ponto pickup, ponto de conveniencia, ponto de venda, ponto parceiro, ponto de acesso, ponto pudo, pickup, @carrier pickup, @carrier point, pickup point, parcel shop, parcelshop, @carrier parcelshop, @carrier parcel shop, access point, service point, servicepoint, loja, lojas, loja @carrier, loja ctt, loja parceira,
      loja pickup, loja @carrier pickup, loja de conveniencia, loja de retirada, loja de recolha, estabelecimento, estabelecimento parceiro, papelaria, quiosque, comercio parceiro, parceiro de retirada, balcao, pick up, payshop, ponto de atendimento, agente @carrier, redeponto, collectt, ponto collectt, loja proxima, uma loja proxima, tabacaria, mercearia, posto de combustivel, posto de gasolina, agencia comunitaria, ponto mercado livre, agencia mercado livre, kanguro
    `,
    post_office:
      'agencia, agencias, agencia dos correios, agencia de correios, agencia dos @carrier, agencia postal, na agencia, estacao de correios, estacao dos correios, estacao de correio, posto de correios, posto de correio, posto dos correios, loja dos correios, agencia de destino, agencia modular, agencia de retirada, agencia mais proxima, unidade dos correios, unidade de atendimento, caixa postal comunitaria, agencia franqueada, estacao postal, nos correios',
    depot: `
      unidade de distribuicao, unidade de entrega, unidade de entregas, centro de entrega, centro de entregas, centro de distribuicao domiciliaria, centro de distribuicao postal, centro de distribuicao local, centro de entrega local, estacao de entrega, estacao de destino, base de distribuicao, base de entrega, base de destino, filial de destino, filial de entrega, polo de entrega, delegacao de destino, armazem de entrega, cdp, cdd, cee, ced, unidade de destino, unidade local, centro de destino,
      centro local, instalacoes de destino, deposito de entrega, deposito local, centro de ultima milha, base local, plataforma de distribuicao local, unidade operacional de destino, agencia de distribuicao, franquia de destino, hub de entrega, armazem|unidade|agencia|filial responsavel pela entrega, centro responsavel pela entrega, armazem|unidade|agencia|filial responsavel pela distribuicao
    `,
    sorting_center: `
      centro de triagem, centros de triagem, centro de tratamento, centro de tratamento de cartas, centro de tratamento de encomendas, unidade de tratamento, unidades de tratamento, unidade de triagem, centro de distribuicao, centros de distribuicao, cd, centro de separacao, centro de processamento, centro operacional, centros operacionais, centro operacional de distribuicao, centro de operacoes, centro de producao e logistica, centro logistico, centros logisticos, plataforma logistica, plataforma,
      plataforma de triagem, hub de triagem, centro de consolidacao, centro de logistica, centro regional, centro de tratamento automatizado, unidade de logistica, unidade logistica, centro de classificacao, ctce, cte, ctc, cto, cpl, centro de transbordo, centro de cross docking, terminal de triagem, centro nacional
    `,
    exchange_office: `
      centro internacional, centro de tratamento internacional, unidade de tratamento internacional, unidade internacional, centro de triagem internacional, unidade de exportacao, unidade de importacao, unidade de troca, estacao de permuta, estacao de permuta internacional, estacao de troca, centro de permuta, centro de troca, centro de correio internacional, unidade operacional internacional, centro de distribuicao internacional, centro de processamento internacional, centro logistico internacional,
      ceint, unidade de permuta, centro operacional internacional, escritorio de troca, permuta internacional
    `,
    warehouse:
      'armazem, armazens, armazem de origem, armazem de destino, armazem central, deposito, depositos, galpao, centro de fulfillment, estoque',
    airport:
      'aeroporto, aeroportos, aeroporto de origem, aeroporto de destino, aeroporto internacional, aeroporto de partida, aeroporto de chegada',
    port: 'porto maritimo, porto de origem, porto de destino, porto de carga, porto de descarga, porto de embarque, porto de desembarque, porto de partida, porto de chegada, terminal de contentores, terminal portuario, portos, terminal de conteineres, porto de, ao porto de, ao porto, no porto de, do porto de',
    rail_station: 'estacao ferroviaria, estacao de comboios, estacao de trem, terminal ferroviario',
    site: `
      unidade, unidades, unidade operacional, unidades operacionais, unidade de origem, unidade postal, unidade de postagem, unidade dos, instalacao, instalacoes, instalacoes da @carrier, instalacoes de @carrier, instalacao de @carrier, hub, hubs, centro, centros, filial, filiais, base, sede, terminal, terminais, estacao, estacoes, delegacao, delegacoes, franquia, local, local de origem, lugar, polo, ponto de transito, ponto de origem, ponto intermedio, centro de origem, filial de origem,
      base de origem, instalacoes de origem, centro de transito, centro de transferencia, entreposto, gateway, complexo, dependencia, cais, sala, endereco da unidade, posto, armazem de transito, deposito de transito
    `,
    country:
      'pais, paises, pais de destino, pais destino, pais do destinatario, territorio, territorio nacional, pais de transito, solo brasileiro',
    origin:
      'origem, de origem, pais de origem, cidade de origem, local de partida, pais de procedencia, pais do remetente, na origem, localidade de origem, procedencia',
    destination:
      'destino, de destino, cidade de destino, localidade de destino, localidade, localidades, local de destino, destino final, no destino, zona de destino, cidade, cidades, regiao de destino, area de destino, area de entrega, zona de entrega, regiao de entrega, cidade destino, estado de destino',
    export: 'exportacao, exportacoes, exportar, de exportacao, para exportacao',
    import: 'importacao, importacoes, importar, de importacao, para importacao, importado',
    international:
      'internacional, internacionais, estrangeiro, exterior, do exterior, ao exterior, transfronteirico, aereo, aerea, maritimo, maritima, terrestre, rodoviario, rodoviaria, por via aerea, via aerea, via maritima, por aviao, por mar, por estrada, intercontinental, para o exterior',
    local:
      'locais, regional, regionais, nacional, nacionais, ultima milha, domestico, domestica, municipal, estadual, insular, continental',
    onward:
      'proximo, proxima, proximos, seguinte, seguintes, proxima unidade, proximo centro, proxima instalacao, proxima etapa, proxima parada, proximo destino, proximo ponto, proxima estacao, intermediario de transporte, intermediaria, intermedio',
    flight: 'voo, voos, aviao, avioes, aeronave, voo de carga, proximo voo, novo embarque, proximo embarque',
    ship: 'navio, navios, barco, embarcacao, ferry, por navio, por barco',
    train: 'comboio, comboios, trem, trens, ferrovia, ferroviario, de comboio, de trem',
    truck:
      'camiao, camioes, caminhao, caminhoes, carreta, reboque, transporte rodoviario, veiculo de transporte',
    van: 'viatura, viaturas, veiculo, veiculos, veiculo de entrega, viatura de entrega, viatura de distribuicao, carrinha, carrinha de entrega, furgao, van, carro, moto, carro de entrega, caminhao de entrega, giro, pelo giro',
    container:
      'contentor, contentores, container, conteiner, conteineres, saco, sacos, sacola, mala, malas, palete, paletes, pallet, unitizador, gaiola, recipiente',
    info: `
      informacao, informacoes, dados, dado do envio, detalhe, detalhes, informacao eletronica, informacoes eletronicas, informacao do envio, informacoes do envio, dados do envio, dados da encomenda, dados do objeto, dados do pacote, informacoes do pacote, informacoes do objeto, informacoes do pedido, dados do pedido, detalhes do envio, detalhes do pacote, detalhes da encomenda, detalhes do pedido, informacao da encomenda, informacao de envio, informacoes de envio, informacao de expedicao,
      dados de expedicao, dados eletronicos, arquivo, ficheiro, edi, transmissao, informacoes previas, informacao previa, aviso eletronico, aviso electronico, dados comunicados, dados do envio comunicados, dados transmitidos, dados enviados, comunicados
    `,
    label:
      'etiqueta, etiquetas, etiqueta de envio, etiqueta de postagem, etiquetado, etiquetada, rotulo, guia, guias, guia de transporte, guia de remessa, guia de envio, conhecimento de embarque, conhecimento de transporte, conhecimento, cte rodoviario, numero de rastreio, numero de rastreamento, codigo de rastreio, codigo de rastreamento, numero de envio, numero de seguimento, codigo de barras, awb, cn23, autorizacao de postagem, declaracao de conteudo, nota fiscal de transporte, nf e emitida',
    order:
      'pedido, pedidos, ordem, ordens, ordem de transporte, ordem de servico, ordem de envio, pedido de envio, ordem de compra, venda, vendas, a sua compra',
    street: 'rua, avenida, av, travessa, estrada, rodovia, praca, alameda, largo, viela',
    address: `
      endereco, enderecos, endereco de entrega, endereco do destinatario, endereco indicado, endereco postal, morada, moradas, morada de entrega, morada do destinatario, morada indicada, domicilio, domicilios, nome, nome do destinatario, nome e morada, numero da porta, numero de porta, numero da casa, andar, apartamento, bloco, codigo postal, cep incorreto no, telefone, numero de telefone, telefone de contacto, telefone de contato, telemovel, dados da morada, dados do endereco, dados de entrega,
      dados do destinatario, dados de contacto, dados de contato, logradouro, nome da rua, numero do imovel, imovel, complemento, complemento do endereco, predio, edificio, enderecado, enderecada, enderecamento, numero indicado, local de entrega, destinatario no endereco, casa e numero, interfone, campainha
    `,
    signature:
      'assinatura, assinaturas, assinar, assinatura do destinatario, pin, codigo de entrega, codigo de verificacao, token, senha, palavra chave, codigo de retirada, com assinatura, contacto, contato, dispensada a assinatura, assinatura dispensada',
    proof:
      'comprovante de entrega, comprovativo de entrega, prova de entrega, foto da entrega, foto de entrega, aviso de recebimento, aviso de rececao, aviso de recepcao, canhoto, foto, pod, imagem da entrega, registo de entrega, registro da entrega, foto disponivel, foto de entrega disponivel',
    duty: `
      imposto, impostos, tributo, tributos, tributacao, tributado, tributada, tributados, taxa, taxas, iva, icms, icms importacao, direitos, direitos aduaneiros, direitos de importacao, direitos alfandegarios, imposto de importacao, impostos de importacao, despacho postal, taxa de importacao, taxas de importacao, taxas aduaneiras, taxas alfandegarias, taxa alfandegaria, taxa aduaneira, taxa de desalfandegamento, custos de desalfandegamento, custos alfandegarios, encargos, encargos aduaneiros,
      despesas aduaneiras, despesas, custos de importacao, impostos e taxas, taxas e impostos, direitos e iva, direitos e taxas, direitos e impostos, taxa de despacho postal, multa, tarifa, tarifas
    `,
    document: `
      documento, documentos, documentacao, documentacao fiscal, documentacao aduaneira, documentacao de importacao, documentos aduaneiros, documentos de importacao, documento exigido, documentos exigidos, nota fiscal, papeis, licenca, licencas, licenca de importacao, certificado de, certificado, formulario, formularios, informacao aduaneira, informacoes aduaneiras, informacoes complementares, informacoes adicionais, informacao adicional, dados aduaneiros, documento em falta, autorizacao de despacho,
      procuracao, termo de responsabilidade, eori, dados para desalfandegamento, informacao para desalfandegamento, documentacao para desalfandegamento, documentos para desalfandegamento
    `,
    invoice:
      'fatura, faturas, factura, fatura comercial, comprovativo de compra, comprovante de compra, comprovativo de pagamento, comprovante de pagamento, comprovativo de valor, comprovante de valor, valor, valor declarado, prova de compra, recibo de compra, comprovacao do valor, comprovacao de valor',
    identity:
      'cpf, cnpj, nif, rg, cartao de cidadao, bilhete de identidade, passaporte, identificacao, identidade, documento de identidade, documento de identificacao, documento de identificacao com foto, numero de contribuinte, contribuinte, identificacao do destinatario, identificacao fiscal, documento com foto',
    nobody_home: `
      ausente, ausentes, ausencia, ausencia do destinatario, ausencia de destinatario, destinatario ausente, cliente ausente, morador ausente, ninguem, ninguem em casa, ninguem no local, ninguem na morada, ninguem no endereco, ninguem disponivel, ninguem atendeu, ninguem para receber, ninguem para receber a encomenda, ninguem disponivel para receber, ninguem presente, ninguem respondeu, nao havia ninguem, nao havia ninguem em casa, nao havia ninguem no local, nao havia ninguem no endereco,
      nao havia ninguem na morada, nao havia ninguem para receber, nao ha ninguem, nao ha ninguem em casa, nao encontramos ninguem, nao encontramos ninguem em casa, nao encontramos ninguem no local, nao encontramos ninguem no endereco, nao encontramos ninguem na morada, nao estava, nao estava em casa, nao se encontrava em casa, nao se encontrava, nao se encontra em casa, nao estava presente, nao estava no local, nao estava no endereco, nao estava na morada, nao esta em casa, nao atendeu, nao atende,
      nao respondeu, nao responde, nao atendeu a porta, nao atenderam, nao abriu, sem resposta, carteiro nao atendido, entregador nao atendido, carteiro nao foi atendido, entregador nao foi atendido, motorista nao atendido, estafeta nao atendido, nao foi atendido, nao atendido, nao fomos atendidos, cliente nao atendeu, destinatario nao disponivel, cliente nao disponivel, indisponivel, destinatario indisponivel, cliente indisponivel, fora de casa, de ferias, sem ninguem em casa,
      sem ninguem para receber, sem morador, nao ha quem receba, nao havia quem recebesse, impossibilidade de contacto presencial, cliente nao se encontrava, nao havia quem recebesse a encomenda, nao havia quem receber, nao estava ninguem, nao estava ninguem em casa, nao esta ninguem em casa, nao esta ninguem, ninguem abriu, ninguem abriu a porta, ninguem atendeu a porta, ninguem respondeu a campainha
    `,
    home: 'em casa, presente, presentes, localizavel',
    reached: `
      contactar o destinatario, contactar o cliente, contatar o destinatario, contatar o cliente, contactar, contatar, contactado, contatado, contactada, contacto com o destinatario, contato com o destinatario, contacto com o cliente, contato com o cliente, contacto telefonico, contato telefonico, localizar o destinatario, localizar o cliente, encontrar o destinatario, encontrar o cliente, encontrado o destinatario, atendido, atendida, falar com o destinatario, falar com o cliente, contacta lo,
      contata lo, encontra lo, localiza lo, localizar
    `,
    closed: `
      fechado, fechada, fechados, fechou, encerramento, encerrada para ferias, encerrado para ferias, empresa fechada, empresa encerrada, estabelecimento fechado, estabelecimento encerrado, comercio fechado, loja fechada, loja encerrada, instalacoes encerradas, empresa sem expediente, sem expediente, fora do horario de expediente, fora do horario, ferias, fechado para ferias, fechado para almoco, local fechado, agencia fechada, morada encerrada, local encerrado, destinatario encerrado,
      cliente encerrado, cliente fechado, fora do horario comercial, empresa de ferias
    `,
    no_access:
      'sem acesso, inacessivel, acesso impedido, acesso restrito, acesso negado, dificil acesso, area de dificil acesso, local de dificil acesso, problemas de acesso, problema de acesso, acesso fechado, portao fechado, portao trancado, porta fechada, rua cortada, estrada cortada, area de risco, local de risco, zona de risco, area restrita, cao, cachorro, cao solto, cachorro solto, animal solto, area sem entrega, area nao atendida, via interditada, via intransitavel, campainha avariada, acesso bloqueado',
    access: `
      acesso, acessivel, aceder, acessar, aceder a morada, aceder ao edificio, acessar o local, acessar o endereco, entrar no edificio, entrar no predio, chegar ao endereco, chegar a morada, chegar ao local, aceder ao local, acesso ao local, acesso a morada, acesso ao endereco, encontrar o endereco, encontrar a morada, localizar o endereco, localizar a morada, entrar no condominio, identificar a morada, identificar o endereco, acessar o condominio, acessar o predio, aceder ao predio,
      aceder ao condominio, acesso ao condominio, acesso ao predio, entrar na rua, aceder a rua, encontrou a entrada|morada|casa|rua, encontrou o endereco|predio|acesso|local, encontrar a entrada|casa|rua, encontrar o predio|acesso|local
    `,
    card: `
      aviso, avisos, aviso deixado, deixado aviso, deixou aviso, deixou um aviso, foi deixado aviso, foi deixado um aviso, avisado na, aviso na caixa de correio, aviso entregue, entregue aviso, entregue o aviso, aviso de chegada, aviso de levantamento, aviso de entrega, aviso de tentativa, aviso de visita, aviso postal, cartao de aviso, cartao, nota, bilhete, notificacao deixada, notificacao de tentativa, aviso de nao entrega, papeleta, deixamos aviso, deixamos um aviso, aviso na sua caixa de correio,
      deixamos um aviso na caixa de correio, aviso de chegada|levantamento|retirada|visita entregue, entregue aviso de chegada|levantamento
    `,
    weather: `
      meteorologico, meteorologica, meteorologicas, condicoes meteorologicas, condicoes meteorologicas adversas, condicoes atmosfericas, condicoes climaticas, condicoes climaticas adversas, clima, climatico, climaticas, mau tempo, tempo adverso, tempestade, tempestades, temporal, chuva, chuvas, neve, nevao, inundacao, inundacoes, enchente, enchentes, alagamento, furacao, desastre natural, calamidade, calamidade publica, intemperies, nevoeiro, adversas, adverso, vento, chuva forte, chuvas fortes,
      chuvas intensas, chuva intensa, alagamentos, vendaval, temporais, neblina, gelo, ciclone, ventos, intemperie, deslizamento, deslizamentos
    `,
    reason: `
      greve, paralisacao, feriado, feriados, feriado municipal, transito intenso, engarrafamento, acidente, acidente com veiculo, avaria, avaria mecanica, avaria na viatura, quebra do veiculo, problema mecanico, motivo, motivos, razao, razoes, tecnico, tecnica, tecnicos, motivos operacionais, razoes operacionais, operacional, operacionais, motivo operacional, forca maior, motivo de forca maior, alheios, alheias, alheios a nossa vontade, volume elevado, elevado volume, alto volume, alta demanda,
      excesso de volume, sobrecarga, capacidade, falta de capacidade, falta de tempo, por falta de tempo, circunstancias, excecionais, excepcionais, pandemia, covid, manifestacao na estrada, congestionamento, condicoes, externos, fatores externos, pico, black friday, logisticos, restricoes, questoes, bloqueio de estrada, eleicoes, interdicao da rodovia, interdicao na rodovia, interdicao da estrada, interdicao da via, bloqueio da rodovia, bloqueio na rodovia, acidente na rodovia, interdicao,
      falta de espaco, falta de lugar, caminhoneiros, camionistas, greve dos caminhoneiros, greves, ponto facultativo, recesso, carnaval, natal, pascoa, ano novo, festas, epoca festiva, grande volume, elevado fluxo, acidente rodoviario, avaria da viatura, avaria no veiculo, pane, pneu furado, queda de energia, falha eletrica, falta de energia, apagao, falha no sistema, falha do sistema, problema no sistema, instabilidade, manutencao, obras, bloqueios, protesto, falta de pessoal, falta de motorista,
      falta de motoristas, motivos tecnicos, motivos logisticos, razoes tecnicas, razoes alheias
    `,
    date: `
      data, datas, data de entrega, dia, dias, dia @number, semana, semanas, mes, hora de entrega, horario de entrega, horario comercial, prazo de entrega, prazo para entrega, periodo da manha, periodo da tarde, segunda feira, terca feira, quarta feira, quinta feira, sexta feira, terca, quarta, quinta, sexta, sabado, domingo, janeiro, fevereiro, marco, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro, jan, fev, mar, abr, mai, jun, jul, ago, set, out, nov, dez, dias uteis,
      dia util, uteis, util, fim de semana, manha, periodo, 24 horas, durante @number dias, proxima segunda, tempo, ate @number dias uteis, ano, anos, meses, tarde de, manha de
    `,
    hours: 'horario, horarios, janela horaria, meio dia, minutos, noite',
    status:
      'status, estado, situacao, rastreio, rastreamento, seguimento, evento, eventos, observacao, observacoes, comentario, comentarios, descricao, tracking, etapa, fase, estado do envio, status do pedido, informacao de rastreio',
    packed:
      'embalado, embalada, embalando, embalagem, empacotado, empacotada, empacotamento, embalar, a embalar, empacotar, empacotando, a empacotar, em embalagem, a ser embalad*, sendo embalad*, reembalado, reembalada, reembalamento, reacondicionado',
    deadline:
      'prazo, prazos, prazo de retirada, prazo de levantamento, prazo de guarda, prazo de recolha, prazo de armazenamento, prazo de espera, prazo para retirada, prazo para levantamento, prazo para levantar, prazo para retirar, prazo maximo, periodo de guarda, data limite, data limite de levantamento, a tempo, dentro do prazo, no prazo, no prazo previsto, dentro do prazo previsto, no prazo estabelecido, no prazo indicado, em tempo util, dentro do prazo indicado, dentro do prazo estabelecido',
    lifted:
      'levantada a retencao, resolvidos, removido, removida, superado, superada, sanado, ultrapassado o problema, suspensa a retencao, resolvido, resolvida, solucionado, solucionada',
  },
  sayings: {
    pickup_booked: `
      saiu para coleta, saiu para recolha, a caminho da recolha, a caminho para recolher, a coletar, a recolher, em recolha, em coleta, em rota de coleta, aguarda recolha, a aguardar recolha, aguardando coleta, aguardando recolha, recolha agendada, coleta agendada, recolha solicitada, coleta solicitada, solicitacao de coleta, pedido de recolha, pedido de coleta, ordem de coleta, recolha programada, coleta programada, coletaremos, recolheremos, iremos recolher, iremos coletar, coletara, recolhera,
      passaremos para recolher, passaremos para coletar, recolher a devolucao, coletar a devolucao, retirada por realizar, retirada por fazer, retirada por confirmar, retirada por agendar, coletor a caminho, coletor saiu
    `,
    awaiting_handover: `
      aguardando objeto na agencia, aguardamos a entrega nos @carrier, aguardamos a entrega aos @carrier, aguardando a entrega nos @carrier, aguarda entrega nos @carrier, aguarda entrega pelo remetente, aguarda expedicao, aguarda expedicao pelo remetente, aguardando postagem, aguardando envio pelo vendedor, aguardando o vendedor, aguardando o remetente, aguardando o envio do vendedor, a aguardar o vendedor, a aguardar envio, aguardando envio, aguardando despacho, a aguardar o envio,
      a aguardar expedicao, a aguardar rececao, aguarda rececao, pronto para postagem, pronto para ser postado, ainda nao esta na nossa posse, ainda nao esta em nosso poder, nao esta na nossa posse, por favor entregue, pendente de postagem, pendente de envio, aguardando o vendedor postar, aguardando o remetente postar, aguardando vendedor postar, aguardamos a sua encomenda, aguardamos a encomenda, aguardamos o envio, aguardamos o seu objeto, aguardamos o objeto, aguardamos o pacote,
      aguardamos o seu pacote, aguardamos o seu envio, @carrier aguardam|aguarda a entrega do objeto|pacote|envio, @carrier aguardam|aguarda a entrega, aguardam a entrega do remetente, aguarda a entrega do remetente, aguardam a entrega pelo remetente, aguarda entrega do remetente, aguardando entrega do remetente, correios aguardam a entrega, correios aguarda a entrega, aguardam o objeto, aguarda o objeto, aguardando o objeto, ainda vai despachar, ainda vai enviar, ainda vai postar
    `,
    being_prepared:
      'pronto para envio, pronta para envio, pronto para enviar, pronto para ser enviado, pronto para expedicao, pronta para expedicao, pronto para despacho, pronto para ser despachado, preparado para envio, o vendedor esta preparando, o vendedor esta a preparar, o remetente esta a preparar, o remetente esta preparando, pronto para coleta pela transportadora, pronto para coleta',
    data_received:
      'pedido aguardando pagamento, pedido confirmado, pedido recebido, pedido registado, pedido registrado, pedido aprovado, pedido realizado, pagamento do pedido confirmado, recebemos o seu pedido, recebemos seu pedido, pedido a ser processado, envio registado, objeto registado',
    dropped_off:
      'recebido em ponto de coleta, depositado em ponto de coleta, entregue no ponto de coleta, entregue no ponto de postagem',
    accepted_by_carrier:
      'recebido na agencia, recebida na agencia, recebido na agencia de origem, recebido na unidade de origem, recebido na unidade de postagem, recebido na origem, recebida na origem, recebido no ponto de coleta, recebido no ponto parceiro',
    delayed: 'nao ha entregas, nao havera entregas, nao ha distribuicao, nao havera distribuicao',
    delivery_booked:
      'pediu para deixar com o vizinho, pediu para deixar, pediu para entregar ao vizinho, pediu que deixassemos, solicitou a entrega ao vizinho, solicitou entrega ao vizinho, solicitou a entrega no vizinho, solicitou que fosse deixado, prefere a entrega ao vizinho, quer a entrega ao vizinho',
    delivery_expected: `
      entregaremos, entregara, entregarao, recebera, receberas, vai receber, voce vai receber, data prevista de entrega, data de entrega prevista, data estimada de entrega, data de entrega estimada, previsao de entrega, entrega prevista, entrega estimada, entrega programada, por entregar, aguarda distribuicao, aguardando distribuicao, aguarda entrega, aguardando entrega, a aguardar entrega, a aguardar distribuicao, saira para entrega, sairao para entrega, saira para distribuicao, pendente de entrega,
      vai ser entregue, vai sair para entrega, sera distribuido, sera distribuida, devera receber, vai ser distribuido, vai ser distribuida, vao ser distribuidos, serao distribuidos, previsao @number, previsao de @number, previsao para @number
    `,
    not_delivered_yet: 'ainda por entregar, nao foi possivel iniciar a rota',
    awaiting_departure:
      'saira, sairao, partira, vai sair, sera expedido, sera expedida, sera enviado, sera enviada, sera encaminhado, sera encaminhada, aguarda embarque, aguardando embarque, aguardando voo, seguira para, seguira viagem, seguira, vai ser enviado, vai ser enviada',
    awaiting_transfer:
      'sera entregue a transportadora, sera entregue a transportadora local, sera entregue ao parceiro, sera entregue ao operador local, sera transferido, sera transferida, sera transferido para @carrier',
    return_cancelled:
      'devolucao interrompida, devolucao cancelada, devolucao suspensa, devolucao revertida, pedido de devolucao nao aceite, pedido de devolucao recusado, pedido de devolucao nao aceito, pedido de devolucao cancelado',
    customs_cleared:
      'objeto liberado, dispensado do pagamento de impostos, dispensado de pagamento de impostos, dispensada do pagamento de impostos, dispensado de tributacao, isento de impostos, isento de tributacao, nao tributado, objeto nao tributado, liberado sem tributacao, desalfandegado sem tributacao, libertado para distribuicao, libertada para distribuicao, liberado para distribuicao, liberto para distribuicao',
    arrived_in_destination_country:
      'recebido no brasil, recebida no brasil, recebido em portugal, recebida em portugal, recebido pelos correios do brasil, recebida pelos correios do brasil',
    on_way_to_pickup_point: `
      sera entregue no ponto, sera entregue no ponto de recolha, sera entregue num ponto, sera entregue num ponto de recolha, sera entregue na loja, sera entregue num ponto @carrier, sera entregue no cacifo, sera entregue na agencia, sera disponibilizado, sera disponibilizada, sera encaminhado para retirada, sera encaminhada para levantamento, brevemente disponivel, em breve disponivel, disponivel em breve, disponivel brevemente, estara disponivel, em breve estara disponivel,
      brevemente estara disponivel
    `,
    on_its_way:
      'chegara, chegarao, vai chegar, comecou a viagem, segue o seu caminho, segue em transito, deve chegar, em breve chegara',
    customs_inspection:
      'avaliacao de tributos, reavaliacao de tributos, aguardando analise da receita federal',
    at_customs:
      'declaracao aduaneira registrada, declaracao aduaneira registada, declaracao de importacao registrada',
    held_duty_due: `
      aguardando pagamento, aguarda pagamento, a aguardar pagamento, aguardando o pagamento, aguarda o pagamento, aguardando confirmacao de pagamento, aguardando confirmacao do pagamento, aguarda confirmacao de pagamento, pagamento nao efetuado, pagamento nao efetuado no prazo, pagamento pendente, pendente de pagamento, pagamento nao realizado, aguardando pagamento do imposto, aguardando pagamento de imposto, aguardando pagamento do imposto para liberacao, aguardando pagamento dos tributos,
      aguardando pagamento das taxas, aguarda pagamento do imposto, aguarda pagamento de direitos
    `,
    clearance_failed:
      'nao foi autorizada a saida, nao foi autorizada a entrada, nao autorizada a entrada, nao autorizada a saida, importacao nao autorizada, importacao recusada, importacao negada, importacao indeferida, entrada nao autorizada, saida nao autorizada, exportacao nao autorizada, nao autorizado pela receita federal, nao autorizado pela alfandega, nao autorizada pela alfandega, recusado pela alfandega, recusada pela alfandega',
    held_by_customs: 'nao liberado, nao liberada',
    with_courier:
      'com o motorista, com o entregador, com o carteiro, com o estafeta, atribuido ao motorista, atribuido ao estafeta, atribuida ao motorista, atribuida ao estafeta, na posse do estafeta, na posse do carteiro, em posse do entregador, em posse do carteiro, o estafeta tem a sua encomenda, na mao do entregador',
    delivery_today: `
      chega hoje, chegara hoje, vai chegar hoje, deve chegar hoje, hoje chega, hoje chegara, recebera hoje, hoje recebera, vai receber hoje, entregaremos hoje, hoje entregaremos, entregara hoje, sera entregue hoje, serao entregues hoje, saira para entrega hoje, hoje saira para entrega, vai ser entregue hoje, hoje sera entregue, entrega prevista para hoje, entrega prevista hoje, entrega hoje, previsao de entrega hoje, entrega para hoje, previsto para hoje, prevista para hoje, sera distribuida hoje,
      sera distribuido hoje, saira hoje para entrega, saira hoje para distribuicao, em sua casa hoje, hoje em sua casa, hoje na sua casa, entregamos hoje
    `,
    out_for_delivery:
      'nova saida para entrega, nova distribuicao, segunda distribuicao, saiu novamente para entrega',
    at_post_office: 'avisado na estacao, entregue na agencia, avisado na loja',
    ready_at_pickup_point: `
      pode ser levantado, pode ser levantada, pode ser retirado, pode ser retirada, podera ser levantado, podera ser levantada, podera ser retirado, podera ser retirada, pode ser recolhido, pode ser recolhida, pode levantar, pode levanta lo, pode levanta la, pode retirar, pode retira lo, voce pode retirar, voce pode retirar o, ja pode levantar, ja pode retirar, podera levantar, podera retirar, pode recolher, pode ir buscar, pode buscar, venha buscar, venha retirar, venha levantar,
      encaminhado para retirada, aguardando retirada, aguardando retirada na caixa postal, aguarda retirada, a aguardar levantamento, aguarda levantamento, aguardando levantamento, a aguardar retirada, pendente de levantamento, pendente de retirada, esperando retirada, aguarda ser levantado, aguarda ser levantada, aguardando ser retirado, aguarda recolha pelo cliente, aguarda recolha pelo destinatario, aguardando retirada pelo destinatario, aguardando retirada pelo cliente, aguarda recolha em loja,
      aguarda recolha no ponto, aguarda recolha na loja, aguarda recolha no ponto de recolha, encaminhado para levantamento, pronto para recolha, pronta para recolha, pronto para coleta pelo cliente, pronto para retirada, pronto para levantamento, levante a sua encomenda, retire o seu objeto, retire seu pacote, @number dias para levantar, @number dias para retirar, @number dias uteis para levantar, @number dias uteis para retirar, pode ir levantar, pode ir levanta lo, pode ir levanta la,
      pode ir retirar, pode ir retira lo, pode passar no ponto|na loja de recolha para levantar, pode passar no ponto de recolha, pode passar na loja, pode passar na loja para levantar, pode passar na agencia para retirar, estara disponivel ate, estara disponivel ate a, estara disponivel ate ao, ficara disponivel ate, permanecera disponivel, ficara disponivel, esta no|num ponto pickup|recolha|ctt, esta na|numa loja pickup|parceira
    `,
    left_at_door: 'deixad*|entregue|depositad* na entrada',
    recipient_unreachable: `
      destinatario nao localizado, cliente nao localizado, destinatario nao encontrado, cliente nao encontrado, destinatario nao foi localizado, destinatario nao foi encontrado, cliente nao foi localizado, cliente nao foi encontrado, nao atende o telefone, nao atendeu o telefone, telefone desligado, sem resposta por telefone, nao foi possivel contactar, nao foi possivel contatar, nao conseguimos contactar, nao conseguimos contatar, contato sem sucesso, sem contacto com o destinatario,
      sem contato com o destinatario
    `,
    attempt_again: `
      nova tentativa, nova tentativa de entrega, tentaremos novamente, vamos tentar novamente, tentaremos de novo, iremos tentar novamente, tentaremos entregar novamente, sera feita nova tentativa, sera realizada nova tentativa, sera realizada uma nova tentativa, sera feita uma nova tentativa, faremos uma nova tentativa, faremos nova tentativa, faremos outra tentativa, haver nova tentativa, havera nova tentativa, nova tentativa sera feita, nova tentativa sera realizada, voltaremos a tentar,
      sera efetuada nova tentativa, sera efetuada uma nova tentativa, iremos efetuar nova tentativa, realizaremos uma nova tentativa, realizaremos nova tentativa, o carteiro voltara, voltaremos, voltamos amanha, voltaremos amanha, voltamos a tentar, voltamos a passar, voltaremos a passar
    `,
    attempt_failed: `
      saida para entrega nao efetuada, saida para entrega nao realizada, nao apresentou documento, nao apresentou documento exigido, tentativa de entrega nao efetuada, entrega nao efetuada, entrega nao efectuada, entrega nao realizada, entrega nao concluida, entrega nao completada, entrega nao conseguida, entrega nao foi possivel, nao pode receber, nao conseguiu receber, nao tinha dinheiro, nao tinha o valor, sem dinheiro, nao tinha troco, nao tinha dinheiro para pagar,
      nao tinha dinheiro para pagar a cobranca
    `,
    address_wrong: `
      numero inexistente, endereco inexistente, morada inexistente, nao existe o numero, nao existe o numero indicado, morada nao localizada, morada nao encontrada, endereco nao localizado, endereco nao encontrado, morada nao existe, endereco nao existe, rua nao encontrada, rua nao localizada, rua nao existe, rua inexistente|desconhecida|errada|incorreta, cep divergente, cep divergente da rua, cep incorreto, cep invalido, cep errado, cep inexistente, cep nao corresponde, codigo postal nao corresponde,
      codigo postal nao coincide, codigo postal errado, codigo postal invalido, codigo postal incorreto
    `,
    collection_failed:
      'coleta nao realizada no endereco do remetente, recolha nao realizada no endereco do remetente, coleta nao efetuada no endereco do remetente',
    not_collected: 'remetente nao retirou, aguardando prazo para refugo, prazo para refugo',
    on_hold:
      'postagem inexistente, enderecado a empresa falida, empresa falida, aguardando instrucoes, a aguardar instrucoes, aguarda instrucoes, saida para entrega cancelada, saida para entrega anulada',
    return_started:
      'devolucao autorizada, devolucao determinada, sera devolvido, sera devolvida, serao devolvidos, a ser devolvido, a ser devolvida, devolveremos, iremos devolver, vai ser devolvido, vai ser devolvida, aguarda devolucao, aguardando devolucao, inicio da devolucao, retornara, voltara ao remetente',
    on_way_to_sender: 'saiu para entrega ao remetente, em entrega ao remetente, a caminho do remetente',
    not_departed:
      'perdeu o voo, perdeu o voo de ligacao, perdeu a ligacao, perdeu o voo previsto, perdeu a conexao, voo perdido, ligacao perdida, nao embarcou no voo',
  },
};
