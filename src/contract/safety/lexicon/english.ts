import type { FraudLexicon } from '../fraud-concepts.ts'

export const english: FraudLexicon = {
  CASH: `cash|money|envelope*|bundle*|banknote*|bills|funds|payment*|sum*|amount*|gift card*|voucher*|gold|proceeds|
    savings|deposits|transfers`,
  FEE: `reservation charge|booking charge|secures your|payable to|introduction money|thank you money|thank-you money|
    key money for job|visa cost*|training cost*|uniform cost*|uniform deposit|fee|fees|cost|costs|commission|
    application money|brokerage|agency money|agent money|training money|ticket money|flight money|guarantor|
    guarantee money|security money|top up|topup|top-up|stamp duty|notar*|service money|advance payment|down payment|
    downpayment|bond`,
  COSTLY_THING: `visa|interview|insurance|documents|training|flight|ticket|contract|work permit|admission|medical|uniform*|
    equipment|kit|airfare|paperwork|documentation|reservation|booking|slot|spot|seat|activation|activate|premium|
    verification|handling|clearance|background check|safety shoes|boots|balance|processing|placement|registration|
    enrol*|recruitment|membership|subscription|tax|charge*|expenses`,
  DEPOSIT: `as security|security money|deposit*|bond|collateral|guarantee|caution|retention|runaway insurance`,
  PAY_IN: `pay|pays|paying|payable|paid by you|send|sends|sending|transfer|wire|remit*|settle|settled|deposit|cover|
    forward|top up|purchase|buy|bring|gcash|western union|moneygram|must be paid|to be paid|required|needed|
    we charge|we require|we need|we ask|we collect|account number|to our account|into our account|to this account|
    prepay*|submit|put down|put in|shoulder|fork out|hand over|give|your expense|your cost|own expense|due|collected`,
  PAY_FIRST: `first|advance|upfront|up front|before|beforehand|prior|today|now|tonight|by tomorrow|by friday|by monday|
    within 24 hours|within 24h|right away|immediately|asap|to secure|to reserve|to confirm|to hold|to lock|
    to activate|to unlock|to process|to start|to begin|to join|to get|to be considered|to receive|unless|otherwise|
    only after|once you|once we|once received|after payment|after you pay|after receipt|then we|or the|or spot|
    goes to next|goes to the next|refundable|refunded|non-refundable|nonrefundable|until`,
  WITHHOLD: `hold|holds|held|keep|keeps|kept|withhold*|retain*|deduct*|locked|not paid|unpaid|stays with us|remains with us|
    forfeit*|released|paid out after|get it back|given back|you get it|receive it`,
  WAGE: `salary|salaries|wage|wages|paycheck*|pay cheque*|payslip*|payroll|month's pay|months' pay|months pay|month pay|
    weeks' pay|weeks pay|first month|earnings`,
  ACCOUNT: `account|accounts|acct|accts|bankbook*|bank book*|passbook*|bank card*|debit card*|atm card*|check card*|
    credit card*|card|cards|sim|sims|phone line*|phone number*|mobile number*|phone contract*|phone plan*|iphone*|
    toss|kakao bank|kakaobank|k bank|bank app|banking|kakao id|naver id|facebook account*|instagram account*|wallet|
    identity|your name|ur name|their names|foreigner names`,
  BANK_THING: `bank account*|bankbook*|bank book*|passbook*|bank card*|debit card*|atm card*|check card*|sim|sims|your account|
    ur account|accounts|an account|acct*`,
  INTO_ACCOUNT: `to our account|into our account|to this account|to the account|into the account|to my account|account below`,
  SECRET_CODE: `pin|pins|password*|passcode*|otp|verification code*|auth code*|security code*|security card|login|log-in|
    credentials|digital certificate|certificate file|6 digit*|six digit*|digit code|code we|code you`,
  LEND: `idle|extra card|per month for your|for each sim|monthly for|lend|lending|rent|rental|renting|rents|sell|selling|
    buying|buy|borrow*|lease|leasing|loan us|let us use|we use|uses it|use it for|use your|use ur|using your|
    used for|wanted|unused|spare|don't use|no longer need|leaving korea|before you fly|before you leave|going home|
    in exchange for|per account|for each account|for our|open a|open an|opened in|open new|open up|register*|
    in your name|in ur name|under your name|take out|sign up|provide|share|hand over|give us|give the|give your|
    give me|send us|mail us|courier us|leave the`,
  GIVE: `give*|send*|mail|courier|hand*|share|read us|read me|forward|provide|leave|drop off|pass`,
  COURIER: `courier*|by mail|by post|mail us|mail me|mail it|parcel service|post it`,
  PASS_THROUGH: `receive payments|receive payment|receive money|receive funds|receive transfers|receives money|money arrives|
    money comes|funds arrive|comes into your|come into your|lands in your|land in your|arrives in your|
    sent to your account|transfer to your account|transferred to your account|to your personal account|
    through your account|through your bank|via your account|through it|into your account|into your bank|
    goes into your|in small amounts|onward|forward the rest|send the rest|transfer the rest|pass on the rest|
    keep the rest|process payments|processing payments|process refunds|customer refunds|customers' refunds|launder*|
    move money|moving money|money mover|payment agent|payment processor|finance assistant|financial agent|
    transfer limit|transaction history`,
  COLLECT: `collect*|pick up|picks up|pickup*|picking up|receive|take|takes|taking|fetch|get|gather|carry|carries|carrying|
    deliver*|meet|meets|meeting|transport*|run errands|withdraw*|bring`,
  HAND_ON: `hand*|give|gives|giving|deliver*|drop off|drop it|drops|drop them|drop the|bring*|pass|transfer*|deposit|wire|
    send|forward|put it in|put them in|leave it|leave them|locker*|over to|boss|manager|next person|another person|
    someone else|our guy|our man|our agent|our driver|courier|to us`,
  WITHDRAW: `withdraw*|take out cash|take out money|cash out|atm|atms|cash machine*|different machines|draw out|pull out cash`,
  PARCEL: `envelope*|bag|bags|parcel*|package*|documents|box|suitcase*|luggage|backpack|packet*|card|cards|bankbook*|items|
    things|stuff`,
  PERSON: `client*|customer*|a person|an old|elderly|grandma*|grandmother*|granny|old man|lady|victim*|someone|people|ppl|
    a man|a woman|subway|station|street|park|lobby|coffee shop|cafe`,
  SECRECY: `no questions|don't ask|do not ask|don't open|do not open|dont open|without opening|don't look|don't be curious|
    not be curious|don't tell|dont tell|do not tell|tell nobody|tell no one|secret*|confidential|discreet*|
    discretion|wear a cap|wear a hat|wear a mask|cap and mask|change clothes|cctv|delete the chat|delete messages|
    delete this|delete chat|burner|police stop*|if police|if the police|nobody will know|no one will know|no trace|
    untraceable|not illegal|totally legal|100% legal|no risk|zero risk|risk free|risk-free`,
  COMMISSION: `% is yours|keep 1%|keep 2%|keep 3%|keep 5%|keep 10%|percent|% of each|% of every|% commission|commission per|
    your cut|you keep|keep your share|share of|per pickup|per pick-up|each time|per run|per trip|per drop|
    per delivery|each delivery|each pickup|a trip`,
  STORAGE: `locker*|luggage storage`,
  DEVICE: `sim gateway*|gsm gateway*|gsm box*|keep the router|host a router|host a modem|phone box*|sim box*|simbox*|
    phones plugged|plugged in|swap sims|swap the sims|host our|host some|host a few|several phones|many phones|
    20 phones|thirty phones|server box|small machine*|small device*|black box*`,
  COURIER_JOB: `gift card code*|gift card numbers|through customs|past customs|reship*|receive and forward|forward parcels|
    victims|loan call*|phone farm*|count the cash|count cash|count bundles|counting money|deliver cash|
    delivering cash|carry cash|transport cash|move cash|pick up cash|pick up money|picking up cash|collect cash|
    collect money|collecting cash|collecting money|take cash from|take money from|receive cash from|
    receive money from|money mule*|cash courier*|money courier*|cash runner*|money runner*|cash collector*|
    cash collection agent*|cash pickup|cash pick-up|cash handler|debt collector*|collect debts|collect the debt|
    safe account|dead drop*|drop location|drop point*|hide small packages|hide packets|card pickup|collect cards|
    collect bank cards|exchange helper|ransom`,
  AUTHORITY: `prosecutor*|police|bank employee*|bank staff|bank officer*|bank manager|bank clerk|financial supervisory|fss|
    court|customs officer|tax office|immigration officer|government officer|detective|investigator|loan officer|
    loan agent|loan company|low interest loan|low-interest loan|courier company|celebrity|soldier|doctor|
    insurance company|card company|their bank`,
  PRETEND: `pretend*|pose|posing|act as|acting as|acts as|say you are|say you're|tell them you|tell people you|
    tell the customer you|introduce yourself|impersonat*|claim to be|speak as|role of|call as|script*|victim*|
    frozen|read from|convince|persuade|call people|call koreans|cold call*|under investigation|fake profile*|dating`,
  IMPERSONATE: `pretend*|pose as|posing as|act as|acting as|impersonat*|say you are from|say you're from|claim to be|
    introduce yourself as`,
  ABROAD: `cambodia*|phnom penh|sihanoukville|poipet|bavet|myanmar|myawaddy|kk park|laos|golden triangle|mae sot|dubai|
    manila|philippines office|abroad|overseas|thai border`,
  CRYPTO: `crypto|cryptocurrenc*|virtual currenc*|virtual asset*|digital currenc*|wallet address*|the wallet|our wallet|
    stablecoin*`,
  BUY: `buy*|purchase|convert*|exchange|swap|trade|sell|send*|transfer*|forward*|deposit*|invest*|recharge|top up|p2p|
    receive|pay*|withdraw*|move`,
  PASSPORT: `passport*|alien card*|arc|alien registration*|residence card*|resident card*|id card*|identity card*|
    identity document*|ids|original id|travel document*|original document*|documents|identification|visa card|
    your card|papers|f-5 card|bankbook*|bank book*`,
  KEEP: `keep|keeps|kept|keeping|hold|holds|held|holding|stay|stays|remain*|custody|safekeeping|leave|left|hand in|
    hand over|hand your|handed|hands over|surrender*|turn in|turned in|give me|give us|gives|give your|give the|
    submit*|deposit*|collect*|take your|takes your|take all|took|gather*|lock|locked|locks|safe|drawer|collateral|
    guarantee|security|in exchange|swap*|pawn|confiscat*|retain*|store|stored|entrust|manage*|look after|
    looks after|in charge of|get it back|get them back|return it when|returned when|returned after|returned upon|
    returned at|return them when|given back|back after|give back|back when`,
  PASSPORT_ITSELF: `original of|originals|passport*|travel document*|original id|original card|original documents|alien card*|
    residence card*|arc|identity document*`,
  LOCK_UP: `we keep|we hold|we'll keep|will keep|will hold|keeps your|keeps all|holds your|hold your|hold onto|keep it in|
    keep them in|leave your|leave the|leave it|give your|give me|gives passport|hand your|turn in|turned in|
    take your|takes your|takes all|collects|gather*|get it back|get them back|given back|return it when|
    returned when|returned after|returned at|returned upon|back when|back after|boss has|owner has|boss wife|
    with the boss|with the manager|with the owner|with our|in the office|at the office|in our office|at hq|retain*|
    entrust*|managed by|we manage|he keeps|she keeps|boss keeps|owner keeps|manager keeps|company keeps|
    captain keeps|agency keeps|broker keeps|safe|custody|safekeeping|surrender*|confiscat*|locked|lock|locker|
    drawer|collateral|guarantee|security|held|in our care|deposit*|submit|hand in|hand over|stay with the company|
    stays with the company|remain with us|kept by|collected by|taken by`,
  UNTIL_END: `until|till|end of contract|end of the contract|contract end*|contract is finished|contract is over|
    contract's up|resign*|quit|leave the company|finish the contract|finish your contract|complete the contract|
    debt is paid|when you leave|when you go home|during your contract|during the contract|during employment|
    probation|while you work|as long as you work`,
  PAPERS: `visa*|document*|paper|papers|certificate*|cert|passport*|id|ids|arc|alien card*|residence card*|contract*|
    diploma*|degree*|license*|licence*|topik|bank balance|bank statement*|invitation*|payslip*|tax record*|stamp*|
    registration card*|e-7|e-9|f-6|f-5|f-2|d-10|d-2|d-4|career record*|experience letter*|reference letter*|asylum|
    refugee|medical report|criminal record*|permit|immigration`,
  FALSE: `fake*|false|forged|forge|forging|counterfeit*|bogus|phony|replica*|edited|photoshop*|doctored|backdat*|made up|
    make up a|on paper|paper only|look real|looks real|looks genuine|real looking|same as real|like the real|
    cannot tell|can't tell|undetectable|copy of another|another person's|someone else's|somebody else's|
    other person's|other people's|borrowed|friend's card|cousin's|his card|her card|buy a|for sale|sell you|
    without sitting|without taking|without studying|without exam|without test|any score|score you|any name|you like|
    never attend|no attendance|sign attendance|not really work|don't actually work|without working|sham|arranged|
    adjusted|invent*|story for|cook up|embassy proof|guaranteed pass|100% pass|proxy|take the test for you|
    sit the exam for you`,
  GUARANTEED: `guarantee*|100%|100 percent|for sure|no refusal|success rate|inside contact|connection*|inside immigration|
    insider|bypass|shortcut|without interview|skip the`,
  CERTIFICATE: `attendance|certificate*|cert|diploma*|degree*|bank balance|bank statement*|score|transcript*|experience letter*|
    career record*|license*|licence*|invitation letter*|topik`,
  WITHOUT_EFFORT: `without the need|without attending|sign attendance|never attend|guaranteed|buy|instantly|ready in|
    without sitting|without taking|without studying|without exam*|without the exam|without test|without the test|
    without going|without class*|no exam|no test|no class*|as you like|you want|in 3 days|in three days|
    within a week|within days|same day|we take the test|embassy proof|stamped|prepared for|any name|for sale|sold`,
  OTHERS_NAME: `someone else's name|another name|another person|under another|other name|cousin's name|friend's name|
    brother's name|under my name|under a korean name|under his name|under her name|use his card|use her card|
    use my card|use another|use a friend|use someone|lend your name|lend us your name|borrow your name|
    name as owner|nominee|director of a|on paper|paper only`,
  EVASION: `immigration will never|immigration won't|immigration wont|immigration doesn't|immigration never|
    immigration cannot|immigration can't|raid*|crackdown*|never check*|won't check|doesn't check|don't check|
    no check*|nobody checks|no one checks|not checked|doesn't look at|don't look at|looks the other way|won't find|
    won't see|won't know|not reported|don't report|no report*|unreported|without reporting|off the books|
    off the record|under the table|if stopped|if asked|if they ask|if someone asks|if inspector*|just say|
    say you are visiting|hide you|we hide|warn you|safe place|safe from|avoid immigration|avoid inspection|no record`,
  FLIGHT_RISK: `run away|ran away|runaway*|running away|disappear*|escape*|abscond*|leave without|jump ship|so nobody runs|
    so you don't leave|don't run`,
  MARRIAGE: `marry|marriage*|married on|wedding|spouse|husband|wife|bride|groom|divorce*`,
  SHAM: `contract marriage|marriage contract|paper marriage|on paper|paper only|marriage agency|marriage broker|
    marriage fee|marriage papers|fake|sham|arrange*|separately|never live|don't live|no need to live|
    not live together|divorce after|convenience`,
  WITHOUT_VISA: `no visa|without visa|without a visa|without papers|without permit|without permission|no permit|no papers|
    undocumented|illegal|illegals|overstay*|expired|visa ended|visa is over|visa is finished|visa over|tourist*|
    visitor visa|visit visa|k-eta|c-3|b-1|b-2|visa doesn't matter|visa does not matter|visa not important|
    visa status doesn't|don't care about visa|don't need visa|don't need a visa|no need visa|no arc|
    student visa full time|students can do full|full time on student|full-time on student|full time students|
    d-2 full|d-4 full`,
  ACCEPTED: `welcome|ok|okay|fine|no problem|not a problem|no worry|no worries|don't worry|dont worry|accept*|hire|hiring|
    we take|can work|can still work|work in|work at|works|start working|work visa|job for|get a job|find a job|
    no matter|doesn't matter|possible|safe|we arrange|we handle|we fix|we sort|we change|turn it into|convert*|
    come on|come in|come as|apply|cash|anyone|nobody asks|no one asks`,
  MESSENGER: `secret chat*|encrypted*|self-destruct*|auto delete|auto-delete|line messenger|my line|line chat|in line app|
    over line|to line|on line and|facebook dm|insta|instagram dm|fb only|messenger only|scan the qr|foreign number|
    on signal|via signal|install signal|signal messenger|signal only|use signal|through signal|to signal|my signal|
    download signal|signal:|on line app|via line|add line|line:|line id|facebook messenger|fb messenger|dm me on|
    threema|wickr|session messenger|disappearing messages`,
  CONTACT: `contact|message|add|text|write|chat|reply|talk|reach|inbox|dm|ping|join|apply|interview|info|only|id`,
  LEAVE_CHAT: `this chat closes|this chat will|leave this chat|not on this|outside of here|elsewhere|other messenger|
    another messenger|private number|personal account|not here|don't reply here|outside this|outside the app|
    outside of this|off this app|off the app|off this site|leave this app|other app|another app|move to|switch to|
    continue on|let's move|reads our|monitor*|not through this|delete this chat|not in this chat|private chat|
    open chat|personal number`,
  EASY: `anyone|anybody|everyone|no experience|no skill*|no degree|no korean|beginner*|easy|simple|just|only|phone|
    from home|at home|home based|remote|online|click*|like videos|liking|reviews|typing|sticker*|packing|dishwash*|
    cleaning|errand*|survey*|watch videos|data entry|part time|part-time|few hours|hours a day|guaranteed|same job|
    unlimited|daily pay|any visa|free room|per day possible|no questions`,
  INVEST: `invest*|trading|forex|stocks|mining|deposit money`,
  PROFIT: `profit*|return*|interest|double*|per month|monthly|weekly|guaranteed`,
  HIGH_PAY: `times your salary|times more than|times your pay|times what you|twice what you|triple what|quit your factory|
    leave the factory|why work in a factory|buy a car|buy a house|millionaire|while you sleep|for doing nothing|
    do nothing and|sit and earn|paid for nothing|life changing|life-changing|year's salary in|month's salary in|
    no limit on|crazy money|good money fast|get rich|become rich|no upper limit|unlimited pay|sky is the limit|
    very high income|super high|extremely high pay|insane pay|earn big|big money|high reward|unlimited income|
    unlimited earnings|unbelievable pay|guaranteed profit*|guaranteed return*|double your|triple your salary|
    3x your salary|financial freedom|passive income|ten times your|quick money|fast money|easy money|make a fortune|
    huge pay|crazy pay`,
  NO_DEMAND: `not even to us|to nobody|with anyone|to anyone|personal locker|your own locker|own safe|we have no use|
    don't need your|do not need your|no bankbook|nothing upfront|after your first salary|after you get paid|
    never ask|never charge*|never take|never keep|never hold|never require*|never request|don't ask for|
    do not ask for|don't charge|do not charge|doesn't charge|don't take|do not take|don't keep|do not keep|
    don't hold|do not hold|don't require|do not require|don't collect|do not collect|don't need to pay|
    do not need to pay|don't have to pay|do not have to pay|don't pay|do not pay|no need to pay|nothing to pay|
    without any fee|without fee*|without deposit|no fee*|no charge*|no cost|no deposit|no broker*|no agen*|
    no commission|free of charge|for free|is free|are free|free training|free uniform|not allowed to|is not allowed|
    nobody may|no one may|may not keep|must not|cannot keep|can't keep|isn't required|not required|not needed|
    keep your own|stays with you|stay with you|remains yours|yourself|nobody's documents|anyone's documents|
    aren't deducted|not deducted|not use telegram|not whatsapp|not telegram|don't use|do not use|we only use kakao`,
  WARNING: `if someone asks for|if anyone asks for|if someone asks you|if anyone asks you|if somebody asks|anyone who asks|
    anyone asking|anyone contacting|anyone who says|anyone claiming|people who ask|whoever asks|whoever says|
    someone calls|calls claiming|calls saying|claiming to be|hang up|block them|tell us immediately|don't fall|
    is a lie|are lying|fake recruiter*|using our name|pretending to be us|has nothing to do with us|avoid anyone|
    is forbidden|is prohibited|not legitimate|beware|careful|scam*|fraud*|impostor*|imposter*|in our name|not our|
    isn't us|not us|not connected|aren't connected|report it|report them|pls report|please report|report to|112|
    1345|1332|police immediately|against the law|is illegal|are illegal|it's illegal|a crime|criminal offence|
    criminal offense|punish*|warning|warn|don't believe|do not believe|don't trust|do not trust|don't send money|
    do not send|never send|never give|never lend|never share|never hand|never pay|never leave|do not lend|
    don't lend|don't give|do not give|don't share|do not share|don't hand|do not hand|ignore|refuse|rejected|
    will be cancelled|will be canceled|cannot hire|can't hire|not hire|unable to hire|not possible|we check visas|
    valid visa|valid work visa|must have a|fined|deported`,
  REFUSAL: `cannot hire|can't hire|don't hire|won't hire|not hire|don't accept|do not accept|cannot accept|can't accept|
    not accepted|sorry|only with valid|must have|need a valid|required by law|not possible|check visas|
    only people with|will be rejected|not eligible|we report|registered with|we follow the law|legal`,
  PREFERRED: `welcome|preferred|preference|priority|a plus|immigrants`,
  OTHER_USE: `interpreter*|interpreting|volunteer*|patrol|safety education|traffic|lecture*|group chat|dorm group|staff group|
    family|customers pay|pay by|payment*|menu|regular customers|translate|not for|guests|order*|we don't|ignore|
    sales|tourist*|shopper*|assembly|production line`,
  EMPLOYER_PAYS: `sponsor*|bear the cost*|travel money|for coming|compensat*|advance on|salary advance|bonus*|allowance|
    incentive*|you receive|you get paid|overtime|severance|paid by the company|paid by us|paid by the employer|
    paid by our|company pays|company covers|company paid|company buys|employer pays|employer covers|we pay|we cover|
    we buy|we refund|refund you|reimburse*|on us|covered by|company provides|provided by the company|at our expense|
    company expense|at company|deducted|subsid*|we give|we provide|is provided|are provided|included|free|
    according to law|boss pays`,
  HOUSING: `accommodation|wifi|wi-fi|door code|door lock|entrance|apartment|rent|landlord|landlady|studio|flat|room|rooms|
    dorm*|house|housing|lease|utilities|one-room|officetel|tenant`,
  COPY: `copy|copies|photocop*|scan|scanned`,
  SHOW: `to match|name match*|compare|name as in|as written in|name on your|number|photo page|with you|carry|stamp*|
    embassy|apply*|application form|insurance|register you|registration at|spelling|hospital|clinic|alcohol|
    cigarette*|new card|issued|address change|your own|yourselves|theirs|fill in|on you|pocket|at all times|
    immigration appointment|pick up|bring|show|check|see|look at|expire*|expiry|renew*|valid|lost|
    need for interview|give it back right|return it right|right back|straight back|hand it back|
    returned immediately|original back|after checking|verify`,
  RETURN: `immigration office|at immigration|to immigration|embassy|consulate|bank counter|same day back|copy only|
    only a copy|reception desk|right back|right away|straight back|straight away|immediately|on the spot|
    after checking|after we check|after copying|hand it back|give it back right|same time`,
  FOR_WAGES: `salary account|wage account|help opening|help you open|we help open|which bank|account details for|
    account info for|for payroll|bank name and account|salary transfer|wage transfer|for salary|for your salary|
    for your wages|for wages|salary is paid|wages are paid|salary is sent|pay is sent|pay goes|salary goes|
    paid into your|paid to your|your own account|own name|account in your own|go with you to the bank|payday|
    paid on the|transferred on the|by bank transfer on|wages go`,
  PAY_RATE: `per day|a day|per hour|an hour|daily pay|paid daily|same-day pay|next-day pay|paid same day|hourly|monthly|
    a month|per month|weekly pay`,
  ACCOUNT_NUMBER: `account number*`,
  SHOP: `truck*|driver*|van|driving|license|guest*|change|food|kitchen|forklift|dish*|cook*|cashier*|till|shop|store|
    register|counter|shift|restaurant|branch|guard|atm maintenance|armored|armoured|booth|customer service|tips|
    convenience|retail|card reader|card terminal|supermarket|waiter|rider*`,
}
