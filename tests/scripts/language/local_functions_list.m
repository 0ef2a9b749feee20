% localfunctions gives handles to the functions of the file.
l = localfunctions(); disp(numel(l)), for k = 1:numel(l), fprintf('%s ', func2str(l{k})); end, fprintf('\n'); disp(l{2}(3))
function r = first_(), r = 1; end
function r = second_(x), r = x + 1; end
