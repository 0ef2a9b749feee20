% SPDX-License-Identifier: Apache-2.0
function s = systemState(name, sys)
% What a linear system is made of: kind ('tf', 'zpk', 'ss'), num and den, z, p and k (cells, outputs by inputs) or A, B, C, D; Ts (0:
% continuous), delay, var. Numbers are gains.
if any(strcmp(class(sys), {'tf', 'zpk', 'ss', 'pid'}))
    s = objectState(sys);
    % A controller is its transfer function to everything but its own display.
    if isfield(s, 'pid'), s = rmfield(s, 'pid'); end
elseif isnumeric(sys) && ismatrix(sys)
    s = struct('kind', 'tf', 'num', {num2cell(double(sys))}, 'den', {repmat({1}, size(sys))}, 'Ts', [], 'delay', 0, 'var', '');
else
    error('MATLAB:UndefinedFunction', 'Undefined function ''%s'' for input arguments of type ''%s''.', name, class(sys));
end
end
