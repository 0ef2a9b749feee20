% clear of a function, clear functions and clear all let persistent variables begin anew, but for locked ones; clear all takes globals, too.
counter; counter; disp(counter)
clear counter, disp(counter)
counter; clear functions, disp(counter)
counter; clear all, disp(counter)
counter; x = 1; clear x, clear, clearvars counter, clear variables, clear -except y
disp(counter)
clear count*, disp(counter)
global G, G = 5; clear G, global G, disp(G), clear all, global G, disp(isempty(G))
held; held; clear held, disp(held), clear all, disp(held), munlock held, clear all, disp(held)
disp(mislocked('held'))
cleaned, clear cleaned, cleaned, clear all      % what goes may call the function again
