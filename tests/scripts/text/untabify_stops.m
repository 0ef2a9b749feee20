fprintf('[%s]\n', untabify(sprintf('\thello')));
fprintf('[%s]\n', untabify(sprintf('ab\tc'), 4));
fprintf('[%s]\n', untabify(sprintf('a\tb  '), 4, true));
c = untabify({sprintf('\ta'), 'b'}, 2);
fprintf('[%s]', c{:}); fprintf('\n');
