[s, e, te, m, t, nm, sp] = regexp('short test string', '(\w)(t)\w*');
disp(s), disp(e), disp(te{1}), disp(m), disp(t{2}), disp(isempty(fieldnames(nm))), disp(numel(sp))
[t, s] = regexp('ab12', '([a-z]+)(\d+)', 'tokens', 'start');
fprintf('%s ', t{1}{:}); disp(s)
