[n, d] = rat(pi); fprintf('%d/%d\n', n, d); [n, d] = rat([0.5 0.75; 1 / 3 2]); disp(n), disp(d), disp(rat(pi)), disp(rat(0.5)), [n, d] = rat(pi, 1e-2); fprintf('%d/%d\n', n, d); disp(rat(1.5))
