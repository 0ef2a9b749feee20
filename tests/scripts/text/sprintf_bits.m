disp(sprintf('%bx', pi)), disp(sprintf('%tx', single(pi))), disp(sprintf('%bx', 1)), disp(sprintf('%bx', -0))
