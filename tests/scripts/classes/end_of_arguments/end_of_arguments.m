% end among the arguments of a method belongs to the variable that is indexed there.
w = Window(1:5);
text = 'Octave';
disp(w.same(text(1:end)))
c = {w};
disp(c{1}.same(text(end:-1:1)))
disp(c{end}.same([text(end) text(1)]))
disp(w(end))
w(end) = 40; disp(w.data)
s.w = w;
s.w(end) = 50; disp(s.w.data)
disp(w.data(end))
disp(builtin('end', magic(4), 1, 1)), disp(builtin('end', ones(2, 3), 2, 2))
try, builtin('end', 1), catch e, disp(e.message), end
