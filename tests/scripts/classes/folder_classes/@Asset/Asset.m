function a = Asset(name, value)
a = struct('name', name, 'value', value, 'labels', {{}});
a = class(a, 'Asset');
