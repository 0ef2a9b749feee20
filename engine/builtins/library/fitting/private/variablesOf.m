% SPDX-License-Identifier: Apache-2.0
function [X, shape] = variablesOf(m, given)
% The values of the variables of a model as columns, and the shape of what is to come out.
k = numel(m.indep);
if numel(given) == 1 && k == 2 && size(given{1}, 2) == 2
    X = double(given{1});
    shape = [size(X, 1) 1];
    return
end
if numel(given) ~= k
    error('curvefit:fittype:feval:invalidNumArgs', 'The model has %d independent variable(s).', k);
end
shape = size(given{1});
if k == 2 && ~isequal(shape, size(given{2}))
    if isscalar(given{1}), shape = size(given{2}); given{1} = repmat(given{1}, shape);
    elseif isscalar(given{2}), given{2} = repmat(given{2}, shape);
    else, error('curvefit:sfit:subsref:sizeMismatch', 'X and Y must have the same size.'); end
end
X = zeros(prod(shape), k);
for c = 1:k
    if ~(isnumeric(given{c}) || islogical(given{c})), error('curvefit:cfit:subsref:invalidInput', 'The points must be numbers.'); end
    X(:, c) = double(given{c}(:));
end
end
