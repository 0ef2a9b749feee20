% SPDX-License-Identifier: Apache-2.0
function [unknown, varargout] = distributionInputs(family, kind, x, given)
% The arguments of a distribution's function in one size: those in x, then its parameters, standard
% ones where they are not given. unknown: where one is NaN or refused, which is NaN from here on.
[standard, accepts] = distributionRow(family);
n = numel(given);
if n > numel(standard), error('MATLAB:TooManyInputs', 'Too many input arguments.'); end
parameters = standard;
parameters(1:n) = given;
if any(cellfun('isempty', standard(n + 1:end)))
    error('MATLAB:minrhs', 'Not enough input arguments.');
end
[x{:}, parameters{:}] = distributionArguments([family kind], x{:}, parameters{:});
unknown = ~accepts(parameters{:});
for k = 1:numel(parameters), parameters{k}(unknown) = NaN; end
varargout = [x, parameters];
if strcmp(kind, 'inv'), varargout{1}(varargout{1} < 0 | varargout{1} > 1) = NaN; end
for k = 1:numel(varargout), unknown = unknown | isnan(varargout{k}); end
end
