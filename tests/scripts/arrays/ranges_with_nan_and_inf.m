% A NaN operand makes one NaN; empty and single-element ranges.
disp(1:NaN), disp(NaN:3), disp(1:NaN:3), disp(class(single(1):NaN)), disp(size(5:1)), disp(size(1:0:3)), disp(3:3)
disp(numel(0:0.1:1)), disp(0.3 - (0:0.1:0.3)), disp(-1:0.5:1), disp(5:-2:0)
% No second element, or none that can be told from the first.
disp(0:Inf:1), disp(5:-Inf:1), disp(class(single(2):Inf:7)), disp(Inf:0.3:Inf), disp(-Inf:-Inf:-Inf), disp(0:-Inf:-Inf), disp(-Inf:Inf:1), disp(size(1:-Inf:5)), disp(size(1:-Inf)), disp(size(Inf:1)), disp(size(Inf:1:3))
