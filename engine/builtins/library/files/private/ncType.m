% SPDX-License-Identifier: Apache-2.0
function [class, bytes] = ncType(type)
% The class of a type number of netCDF's classic formats, or the number of a class.
classes = {'int8', 'char', 'int16', 'int32', 'single', 'double', 'uint8', 'uint16', 'uint32', 'int64', 'uint64'};
sizes = [1 1 2 4 4 8 1 2 4 8 8];
if ischar(type)
    class = find(strcmp(type, classes));
    bytes = sizes(class);
else
    class = classes{type};
    bytes = sizes(type);
end
end
