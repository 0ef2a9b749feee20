% An array whose last imaginary part is overwritten is real, small or captured.
z=[1+2i 3]; z(1)=5; isreal(z)
z=(1:3000)*(1+2i); z(:)=5; isreal(z)
z=(1:3000)*(1+2i); z(1:3000)=5; isreal(z)
