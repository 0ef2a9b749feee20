% SPDX-License-Identifier: Apache-2.0
function F = searchValues(f, X, vectorised)
% Values of a function at the rows of X, in one call where it takes several.
if isequal(vectorised, true)
    F = double(reshape(f(X), [], 1));
else
    F = zeros(size(X, 1), 1);
    for k = 1:size(X, 1)
        v = f(X(k, :));
        if ~isscalar(v)
            error('globaloptim:fcnvectorizer:NonScalarValue', 'Your objective function must return a scalar value.');
        end
        F(k) = v;
    end
end
F(isnan(F)) = Inf;
end
