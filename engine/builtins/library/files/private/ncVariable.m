% SPDX-License-Identifier: Apache-2.0
function k = ncVariable(who, nc, name)
% The number of a variable of a netCDF file.
name = convertStringsToChars(name);
k = find(strcmp({nc.vars.Name}, regexprep(name, '^/', '')));
if isempty(k)
    error(['MATLAB:imagesci:' who ':unknownVariable'], 'Could not find variable or group ''%s'' in file.', name);
end
end
