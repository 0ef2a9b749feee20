a = []
b = zeros(0,3)
c = ''
d = {}
e = zeros(1,0)
f = int8([])
g = cell(0,2)
h = strings(0,1)
