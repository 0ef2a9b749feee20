% SPDX-License-Identifier: Apache-2.0
function z = symbolsAsOutput(z, M, o)
% Symbols as they are or as columns of bits, the highest first, in the class asked for.
if strcmpi(o.OutputType, 'bit')
    n = log2(M);
    z = reshape(mod(floor(z(:).'./2.^(n - 1:-1:0)'), 2), size(z, 1)*n, []);
end
if ~isempty(o.OutputDataType), z = cast(z, char(o.OutputDataType)); end
end
