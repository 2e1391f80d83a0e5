### Puchary: turnieje, które toczą się same. Jak się je ogłasza, ich wiadomość na kanale i czego nie można.

## Refusals, to whoever acts for themselves

refusal-cup-ended = Ten puchar już się skończył. /ra-play pokazuje, co jeszcze jest.
refusal-cup-not-here = To nie jest puchar tego serwera. /ra-play pokazuje, jakie tu są.
refusal-cup-full = Wszystkie miejsca są zajęte. Gdy ktoś zrezygnuje, znów będzie wolne.
refusal-cup-too-late = Na to już za późno: w tym pucharze nie będzie już losowania rundy.
refusal-cup-in-already = Twoje zgłoszenie już jest.
refusal-cup-dropped = Organizacja usunęła cię z tego pucharu. Tylko ona może cię znów dopisać.
refusal-cup-not-in = Nie bierzesz udziału w tym pucharze.
refusal-cup-here-already = Wiem już, że jesteś.

## Refusals, to an organiser

refusal-cup-begun = Puchar już się zaczął, więc jego plan się nie zmienia.
refusal-cup-begins-already = Zaczyna się już tak szybko, jak można: pytam, kto jest.
refusal-cup-past = Ta chwila już minęła. Podaj późniejszą, na przykład *5.12. 20:00*, *fri 20:00* albo *in 3 days*.
refusal-cup-too-far = Puchar zaczyna się w ciągu 60 dni. Podaj wcześniejszą chwilę.
refusal-cup-unreadable = Nie rozumiem tego jako chwili. Napisz jak *5.12. 20:00*, *fri 20:00* albo *in 3 days*.
refusal-cup-fives = Stoliki pięcioosobowe trwają za długo, gdy gra się tygodniami. Wybierz po cztery lub trzy osoby albo *Jeden wieczór*.
refusal-cup-fewer-places = { $people ->
    [one] Zgłosiła się { $people } osoba. Wybierz co najmniej tyle miejsc.
    [few] Zgłosiły się { $people } osoby. Wybierz co najmniej tyle miejsc.
   *[many] Zgłosiło się { $people } osób. Wybierz co najmniej tyle miejsc.
}
refusal-cup-full-for-others = Wszystkie miejsca są zajęte. Przed początkiem /ra-cup edit dodaje nowe.
refusal-cup-others-in-already = Ta osoba już się zgłosiła.
refusal-cup-others-dropped = Tej osoby już tu nie ma. /ra-cup add dopisuje ją znowu.
refusal-cup-others-not-in = Ta osoba nie bierze udziału w tym pucharze.
refusal-cup-no-table = Ten puchar nie ma takiego stolika. Wybierz któryś z listy.
refusal-cup-not-open = Partia przy tym stoliku jeszcze się nie zaczęła. Unieważnić można ją dopiero potem.
refusal-cup-void-already = Ten stolik jest już nieważny.
refusal-cup-own-table = Grasz tam, więc decyduje ktoś inny. Kto może *zarządzać serwerem*, rozstrzyga też przy własnym stoliku, a dziennik to mówi.
refusal-cup-no-name = W tej nazwie nic nie widać. Nazwij puchar inaczej.
refusal-cup-name-too-long = Ta nazwa jest za długa. Najwięcej liter w nazwie pucharu: { $most }.
refusal-cup-no-reason = Powiedz dlaczego: przeczytają to wszyscy.
refusal-cup-reason-too-long = To za długie. Najwięcej liter w uzasadnieniu: { $most }.

## Answers to who signs up or leaves, private

cup-signed-up = **Bierzesz udział: { $cup }.** Początek: { $begins }. { $pace ->
    [live] { $shape ->
        [one] Bądź wtedy na miejscu: jeden stolik na godzinę lub dwie, a może i finał.
       *[other] Bądź wtedy na miejscu: stoliki po godzinie lub dwie, jeden po drugim ({ $games }), a może i finał.
    }
   *[other] { $shape ->
        [one] To znaczy: jeden stolik, około { $answers } odpowiedzi tygodniowo, a może i finał.
        [at-once] To znaczy: stoliki naraz ({ $games }), przy każdym około { $answers } odpowiedzi tygodniowo, a może i finał.
       *[in-turn] To znaczy: stoliki jeden po drugim ({ $games }), około { $answers } odpowiedzi tygodniowo, a może i finał.
    }
}
    Wszyscy mogą tam przeczytać twoją nazwę. *Zrezygnuj* wypisuje cię z powrotem.
cup-left = Nie bierzesz już udziału: **{ $cup }**. *Zgłoś się* dopisuje cię znowu.
