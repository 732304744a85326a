/** The comparison of what can be done with severance pay. */
export const tfrIt = {
  question: 'Che fine fa il TFR?',
  lead: 'Il TFR dei prossimi anni può restare in azienda o andare in un fondo pensione. Ecco quanto ne resterebbe all’uscita, tolte le imposte, in euro di oggi.',
  proprio: 'Quota di chi lavora, sulla retribuzione lorda',
  datore: 'Quota del datore, sulla retribuzione lorda',
  hint: 'La quota del datore è scritta nel contratto di lavoro: di solito arriva solo a chi versa anche di suo.',
  more: 'A {{age}} nel fondo ci sarebbero circa **{{amount}}** in più che in azienda.',
  less: 'A {{age}} nel fondo ci sarebbero circa **{{amount}}** in meno che in azienda.',
  same: 'A {{age}} fondo e azienda darebbero più o meno lo stesso.',
  withEmployer:
    'Versando anche una quota propria, il datore aggiungerebbe circa {{added}}: in tutto ci sarebbero {{net}}, con una spesa di circa {{cost}} al mese.',
  withEmployerFree:
    'Il datore aggiungerebbe circa {{added}}: in tutto ci sarebbero {{net}}, senza versare nulla di proprio.',
  choice: 'Scelta',
  scelta: {
    azienda: 'In azienda',
    fondo: 'Nel fondo, senza contributi',
    fondoDatore: 'Nel fondo, con il contributo del datore',
  },
  short: { azienda: 'Azienda', fondo: 'Fondo', fondoDatore: 'Fondo e datore' },
  today: 'oggi',
  net: 'Resta',
  cost: 'Di tasca propria',
  added: 'Dal datore',
  gross: 'Prima delle imposte',
  tax: 'Imposte all’uscita',
  bars: 'Quanto resterebbe all’uscita, tolte le imposte',
  late: 'All’uscita manca troppo poco: con meno di cinque anni di partecipazione un fondo non paga la pensione integrativa.',
  basis: {
    title: 'Su che cosa si regge il confronto',
    time: 'Uscita a {{age}}, fra {{years}}: la stessa con cui misuriamo la distanza della pensione. Il TFR di un anno è oggi circa {{tfr}}, il {{quota}} della retribuzione lorda, e cresce con lei.',
    past: 'Il TFR già maturato resta dov’è in tutti e tre i casi, quindi qui non c’è.',
    firm: 'In azienda il TFR cresce ogni anno dell’1,5% più tre quarti dell’inflazione, meno il 17% di imposta sulla rivalutazione: noi contiamo {{rate}} oltre l’inflazione.',
    firmTax:
      'All’uscita il TFR è tassato a parte dagli altri redditi: qui il {{rate}} di quello che è stato accantonato. Poi l’Agenzia delle Entrate la ricalcola sugli ultimi cinque anni, e può cambiare.',
    fund: 'Nel fondo contiamo {{rate}} l’anno oltre l’inflazione, tolti i costi e il 20% di imposta sui rendimenti. È un’ipotesi nostra, non una promessa: può andare meglio o peggio.',
    fundTax:
      'All’uscita il fondo trattiene il {{rate}} di quello che è stato versato: parte dal 15% e scende con gli anni di partecipazione, fino al 9%.',
    taxes: 'Contiamo le imposte in euro di oggi, da una parte e dall’altra.',
    deduction:
      'I contributi propri e del datore si deducono insieme fino a {{cap}} l’anno: «di tasca propria» è già al netto di questo risparmio. Gli stessi soldi, tenuti fuori dal fondo, potrebbero rendere altrove: qui non lo contiamo.',
    freedom:
      'Il TFR in azienda arriva tutto insieme, anche a chi cambia lavoro. Il fondo aspetta la pensione, salvo anticipi, e almeno il 40% diventa di norma una rendita. Una volta nel fondo, il TFR non torna in azienda.',
    sources:
      'Codice civile, art. 2120; TUIR, art. 19; D.Lgs. 252/2005, artt. 8, 11 e 17; D.Lgs. 47/2000, art. 11.',
  },
  note: 'Vale per chi lavora nel privato. Non indichiamo nessun fondo.',
} as const;
