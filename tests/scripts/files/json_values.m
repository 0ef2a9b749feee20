disp(jsonencode([1 2 3])), disp(jsonencode([1 2; 3 4])), disp(jsonencode('abc')), disp(jsonencode(true)), disp(jsonencode([])), disp(jsonencode({1, 'a', []})), disp(jsonencode(struct('a', 1, 'b', 'x')))
disp(jsonencode(NaN)), disp(jsonencode(pi)), disp(jsonencode("s")), disp(jsonencode(struct('a', {1, 2}))), disp(jsonencode(1e10)), disp(jsonencode(int8(5))), disp(jsonencode([true false])), disp(jsonencode({}))
disp(jsonencode(containers.Map('k', 5))), disp(jsonencode(sprintf('a"b\n')))
