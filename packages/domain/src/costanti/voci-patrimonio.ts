import { RILASCIO, voci } from './voce.ts';

const P = 'Ipotesi Bussola, modificabile';
const MEF = 'MEF – Dipartimento delle Finanze, dichiarazioni 2025 (CC BY 3.0 IT, medie per regione), elaborazione propria';
const SHIW_2020 = 'Banca d’Italia, indagine sui bilanci delle famiglie 2020';

export const VOCI_PATRIMONIO = voci({
  'emergenza.mesi': [{ imp: 12, aut: 9, pens: 4, due: 4, uno: 6, nessuno: 6 }, 'months', 'P', RILASCIO, P, 1, 24],
  'spese.quotaEssenziale': [0.7, 'share', 'P', RILASCIO, `${P}; confronto con ISTAT 2024`, 0.3, 1],
  'modello.azioni': [[110, 20, 80], '%', 'P', RILASCIO, P, 0, 120],
  'modello.oro': [5, '%', 'P', RILASCIO, P, 0, 20],
  'modello.liquidiMin': [5, '%', 'P', RILASCIO, P, 0, 20],
  'modello.crypto': [0, '%', 'P', RILASCIO, P, 0, 20],
  'rischio.sigma': [{ azioni: 18, obbligazioni: 6, gestioneSeparate: 65, oro: 16, liquidi: 0.5, altro: 12 }, '%', 'P', RILASCIO, P, 0, 150],
  'soglie.allocazione': [[15, 35], 'points', 'P', RILASCIO, P, 0, 100],
  'soglie.immobili': [[0.65, 0.8], 'share', 'P', RILASCIO, P, 0, 1],
  'soglie.impresa': [[0.3, 0.5], 'share', 'P', RILASCIO, P, 0, 1],
  'soglie.leva': [[0.6, 0.8], 'share', 'P', RILASCIO, P, 0, 1],
  'vix.soglie': [[20, 30], 'points', 'P', RILASCIO, P, 5, 80, '●'],
  'depositi.garanzia': [100000, '€', 'L', '2011-05-07', 'D.Lgs. 30/2016; direttiva 2014/49/UE', 20000, 500000, '●'],
  'medie.regioni': [{
    Italia: [25816, 20629], Lombardia: [30202, 23621], 'PA Bolzano': [29846, 23951], 'Emilia-Romagna': [28078, 22361],
    "Valle d'Aosta": [27817, 22509], Lazio: [27780, 21517], Piemonte: [27324, 21670], 'PA Trento': [27249, 22415],
    Veneto: [27012, 21747], 'Friuli-Venezia Giulia': [26786, 21608], Liguria: [26763, 21336], Toscana: [26386, 21164],
    Umbria: [24758, 20008], Marche: [24599, 20023], Abruzzo: [22669, 18387], Sardegna: [21993, 18099], Campania: [21355, 17301],
    Basilicata: [20601, 17052], Sicilia: [20565, 16950], Puglia: [20468, 16925], Molise: [20455, 16646], Calabria: [19022, 15704],
  }, '€', 'S', '2024-12-31', MEF, 0, 1e9],
  'medie.professioni': [{
    Dipendente: [24251, 21352], 'Pensionato/a': [22390, 17771], 'Autonomo/a': [67582, 35092], 'Artigiano/a': [25581, 15295], Imprenditore: [58804, 31608],
  }, '€', 'S', '2024-12-31', MEF, 0, 1e9],
  'medie.eta': [[[34, 32279, 210101], [44, 40589, 237429], [54, 46500, 385938], [64, 48587, 502590], [null, 31479, 294439]], '€', 'S', '2020-12-31', SHIW_2020, 0, 1e9],
  'medie.famiglia': [[37511, 30039], '€', 'S', '2023-12-31', 'ISTAT, redditi delle famiglie 2023', 0, 1e9],
  'medie.patrimonio': [[296000, 152000], '€', 'S', '2022-12-31', 'Banca d’Italia, indagine sui bilanci delle famiglie 2022', 0, 1e9],
  'medie.spesaSanitaria': [1362, '€/y', 'S', '2022-12-31', 'GIMBE, spesa sanitaria delle famiglie 2022', 0, 1e9],
});
