function s = text(c)
s = sprintf('%g ', c);
s = ['[' s(1:end - 1) ']'];
