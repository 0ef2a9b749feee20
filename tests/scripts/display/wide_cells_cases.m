c = {'a long piece of text', 'another long piece of text', 'and a third one', 'fourth'}
d = {1; 'abc'; [1.5 2.5]; true; {}; @(x) x}
