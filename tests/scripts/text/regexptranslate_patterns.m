disp(regexptranslate('escape', 'a.b*c(d)'))
disp(regexptranslate('wildcard', '*.m'))
disp(regexp('x.m', ['^' regexptranslate('wildcard', '*.m') '$']))
