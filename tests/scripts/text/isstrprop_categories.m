disp(isstrprop('aB1 ,', 'alpha')), disp(isstrprop('aB1 ,', 'alphanum')), disp(isstrprop('aB1 ,', 'digit'))
disp(isstrprop('aB1 ,', 'lower')), disp(isstrprop('aB1 ,', 'upper')), disp(isstrprop('aB1 ,', 'wspace'))
disp(isstrprop('aB1 ,', 'punct')), disp(isstrprop('aGf', 'xdigit')), disp(isstrprop('a b', 'graphic'))
