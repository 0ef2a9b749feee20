% SPDX-License-Identifier: Apache-2.0
function t = learnerTemplate(method, fit, args)
% What template... functions give: the name of a learner, the function that fits it, and options.
if mod(numel(args), 2) == 1, error('MATLAB:InputParser:ParamMissingValue', 'template%s: options come as names and values.', method); end
for k = 1:2:numel(args)
    if ~(ischar(args{k}) || isstring(args{k})), error('MATLAB:InputParser:ParamMissingValue', 'template%s: options come as names and values.', method); end
end
keep = ~strcmpi(args(1:2:end), 'Type');
args = args(repelem(keep, 2));
p = struct('Method', method, 'Type', 'classification');
t = makeObject('classreg.learning.FitTemplate', p, struct('fit', fit, 'args', {args}), struct('disp', @shown, 'isempty', @(t) false));
end

function shown(t)
s = objectState(t);
fprintf('Fit template for %s.\n', t.Method);
for k = 1:2:numel(s.args)
    v = s.args{k + 1};
    if ischar(v), v = ['''' v '''']; elseif isnumeric(v) && isscalar(v), v = sprintf('%g', v); else, v = sprintf('[%dx%d %s]', size(v, 1), size(v, 2), class(v)); end
    fprintf('%18s: %s\n', char(s.args{k}), v);
end
fprintf('\n');
end
