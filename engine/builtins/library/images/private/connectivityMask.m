% SPDX-License-Identifier: Apache-2.0
function mask = connectivityMask(name, conn, dims)
% The neighbourhood (3-by-3-…) of a connectivity: 4, 8, 6, 18, 26 or an array of 0 and 1; empty: all neighbours in `dims` dimensions.
if isempty(conn)
    mask = true(3*ones(1, dims));
elseif isscalar(conn)
    switch double(conn)
        case 1, mask = true;
        case 4, mask = logical([0 1 0; 1 1 1; 0 1 0]);
        case 8, mask = true(3);
        case {6, 18, 26}
            [x, y, z] = ndgrid(-1:1);
            mask = abs(x) + abs(y) + abs(z) <= 1 + (conn > 6) + (conn > 18);
        otherwise
            error(['images:' name ':badScalarConn'], 'CONN must be 4, 8, 6, 18, 26 or an array of size 3-by-3-by- ... -by-3.');
    end
else
    mask = conn ~= 0;
    if any(size(mask) ~= 3 & size(mask) ~= 1) || ~mask((end + 1)/2) || ~isequal(mask(:), flipud(mask(:)))
        error(['images:' name ':badConn'], 'CONN must be 3-by-3-by- ... -by-3, symmetric about its centre, with a centre that is not 0.');
    end
end
end
